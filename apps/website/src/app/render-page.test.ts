import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { scriptString } from './render-page.server.tsx';

it.each([`[{"a":"b"}]`, `l'été "d’ici"`, 'back\\slash \\" and \\\\"', 'line\nbreak\u2028\u2029', '</script><!-- & -->'])(
  'text survives as a script: %j',
  (text) => {
    const script = scriptString(text);
    expect(runInNewContext(script)).toBe(text);
    expect(script).not.toMatch(/[<>\u2028\u2029]/u);
  },
);
