import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { scriptString, withoutLinkNonces } from './render-page.server.tsx';

it.each([`[{"a":"b"}]`, `l'été "d’ici"`, 'back\\slash \\" and \\\\"', 'line\nbreak\u2028\u2029', '</script><!-- & -->', "it's $& $' \r\u0000"])(
  'text survives as a script: %j',
  (text) => {
    const script = scriptString(text);
    expect(runInNewContext(script)).toBe(text);
    expect(script).not.toMatch(/[<>\n\r\u2028\u2029]/u);
  },
);

it('links lose their nonce, scripts and styles keep it', () => {
  const others = '<style nonce="n-1">a{}</style><script nonce="n-1">1</script><p>nonce="n-1"</p>';
  const links = '<link rel="preload" nonce="n-1" href="/a"/><link href="/b"/><link href="/c" nonce="n-1"/>';
  expect(withoutLinkNonces(`<head>${links}${others}</head>`, 'n-1')).toBe(
    `<head><link rel="preload" href="/a"/><link href="/b"/><link href="/c"/>${others}</head>`,
  );
  expect(withoutLinkNonces(others, 'n-1')).toBe(others);
});
