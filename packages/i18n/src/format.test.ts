import { describe, expect, it } from 'vitest';
import { currencySymbol, formatDateRange, formatDay, formatDuration, formatMoney, formatNumber, formatPercent, joinParts } from './format.ts';

describe('money', () => {
  it.each([
    ['fr-FR', 286800, 'EUR', '2\u202f868\u00a0€'],
    ['fr-FR', 71441, 'EUR', '714,41\u00a0€'],
    ['en-GB', 286800, 'GBP', '£2,868'],
    ['en-GB', 5, 'GBP', '£0.05'],
    ['de-DE', 123456789, 'EUR', '1.234.567,89\u00a0€'],
    ['ar-AE', 1018000, 'AED', '10,180\u00a0د.إ.'],
    ['en-GB', 10000, 'CHF', 'CHF\u00a0100'],
    ['fr-FR', 1234, 'JPY', '1\u202f234\u00a0¥'],
  ])('%s writes %d %s', (shop, minor, currency, text) => {
    expect(formatMoney(minor, currency, shop)).toBe(text);
  });

  it('writes a reduction with a real minus and a supplement with a plus when asked', () => {
    expect(formatMoney(-9600, 'EUR', 'fr-FR')).toBe('\u2212\u00a096\u00a0€');
    expect(formatMoney(3800, 'EUR', 'fr-FR', { sign: 'always' })).toBe('+\u00a038\u00a0€');
    expect(formatMoney(0, 'EUR', 'fr-FR', { sign: 'always' })).toBe('0\u00a0€');
  });

  it('rounds half up to whole units when decimals are unwanted and keeps them when wanted', () => {
    expect(formatMoney(150, 'EUR', 'en-GB', { fraction: 'never' })).toBe('€2');
    expect(formatMoney(149, 'EUR', 'en-GB', { fraction: 'never' })).toBe('€1');
    expect(formatMoney(200, 'EUR', 'en-GB', { fraction: 'always' })).toBe('€2.00');
  });

  it('shows CHF and KES by their codes and pounds with a prefixed sign', () => {
    expect(currencySymbol('CHF', 'fr-CH')).toBe('CHF');
    expect(currencySymbol('KES', 'en-KE')).toBe('KES');
    expect(formatMoney(100, 'GBP', 'en-GB').startsWith('£')).toBe(true);
  });
});

describe('numbers and days', () => {
  it('writes the decimal mark of the shop, with Latin digits in Arabic', () => {
    expect(formatNumber(4.75, 'fr-FR', 1)).toBe('4,8');
    expect(formatNumber(4.75, 'ar-AE', 1)).toBe('4.8');
    expect(formatPercent(22, 'fr-FR')).toBe('22\u202f%');
    expect(formatPercent(22, 'en-GB')).toBe('22%');
  });

  it('writes days and ranges without repeating the month', () => {
    expect(formatDay('2026-03-14', 'fr-FR')).toBe('14 mars');
    expect(formatDateRange('2026-03-14', '2026-03-22', 'fr-FR')).toBe('14 \u2013 22 mars');
    expect(formatDateRange('2026-03-14', '2026-03-22', 'de-DE')).toBe('14. \u2013 22. März');
    expect(formatDateRange('2026-03-28', '2026-04-02', 'fr-FR')).toBe('28 mars \u2013 2 avril');
  });

  it("parts what stands in one line by the comma of the reader's script", () => {
    expect(joinParts(['2 adultes', '1 chambre'], 'fr-FR')).toBe('2 adultes, 1 chambre');
    expect(joinParts(['بالغان', 'غرفة واحدة'], 'ar-AE')).toBe('بالغان، غرفة واحدة');
  });

  it('gives an unreadable day back unchanged', () => {
    expect(formatDay('soon', 'fr-FR')).toBe('soon');
  });

  it('writes hours and minutes as each language abbreviates them', () => {
    expect(formatDuration(685, 'fr-FR')).toBe('11\u00a0h\u00a025');
    expect(formatDuration(155, 'sv-SE')).toBe('2\u00a0tim\u00a035\u00a0min');
    expect(formatDuration(155, 'da-DK')).toBe('2\u00a0t.\u00a035\u00a0min.');
    expect(formatDuration(155, 'no-NO')).toBe(formatDuration(155, 'nb-NO'));
  });
});
