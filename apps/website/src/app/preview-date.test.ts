import { expect, it } from 'vitest';
import { previewInstant } from './preview-date.server.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const at = (query: string, { visibility = 'preview', cookie }: { visibility?: 'current' | 'preview'; cookie?: string } = {}) =>
  previewInstant({ visibility, url: new URL(`http://af.localhost/fr-FR${query}`), cookies: cookie === undefined ? {} : { previewDate: cookie }, now: NOW });

it('is moved by a date asked for, which is remembered for the pages that follow', () => {
  expect(at('?previewDate=2026-05-01T09:00')).toEqual({ now: Date.parse('2026-05-01T09:00:00Z'), cookie: '2026-05-01T09:00' });
  expect(at('?previewDate=2026-05-01')).toEqual({ now: Date.parse('2026-05-01T00:00:00Z'), cookie: '2026-05-01' });
  expect(at('', { cookie: '2026-05-01T09:00:00Z' })).toEqual({ now: Date.parse('2026-05-01T09:00:00Z') });
});

it('goes back to the clock with an empty date, and with one that is none', () => {
  expect(at('?previewDate=', { cookie: '2026-05-01' })).toEqual({ now: NOW, cookie: '' });
  expect(at('?previewDate=tomorrow', { cookie: '2026-05-01' })).toEqual({ now: NOW, cookie: '' });
  expect(at('', { cookie: 'nonsense' })).toEqual({ now: NOW });
});

it('moves nothing where only what is current shows', () => {
  expect(at('?previewDate=2026-05-01', { visibility: 'current', cookie: '2026-06-01' })).toEqual({ now: NOW });
});
