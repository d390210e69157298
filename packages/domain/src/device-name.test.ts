import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';

test.each([
  [IPHONE, { browser: 'Safari', system: 'iPhone', isHandheld: true }],
  [EDGE, { browser: 'Edge', system: 'Windows', isHandheld: false }],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { browser: 'Firefox', system: 'Linux', isHandheld: false }],
  ['curl/8.5.0', { browser: undefined, system: undefined, isHandheld: false }],
])('%s is named by its family', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
