import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Run after the build: every text file of the client gets its compressed twins, so that serving costs no processor time.
const directory = fileURLToPath(new URL('../../build/client/', import.meta.url));
for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|json|svg)$/u.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const source = readFileSync(path);
  if (source.length < 512) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
}
