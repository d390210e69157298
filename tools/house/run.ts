import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inspect, readSources } from './checks.ts';

// Prints file:line, the broken habit and the cure; exits with 1 when there is any.
const root = join(import.meta.dirname, '../..');
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css', '*.md', '*.sql'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/fixtures/'));
const findings = inspect(readSources(root, paths));
for (const { file, line, rule, fix } of findings) console.log(`${file}:${line}  ${rule}: ${fix}`);
console.log(`${findings.length} findings in ${paths.length} files`);
process.exit(findings.length > 0 ? 1 : 0);
