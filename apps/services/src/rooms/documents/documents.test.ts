import { describe, expect, it } from 'vitest';
import { buildCalendar } from './calendar-file.ts';
import { aConfirmation, aSeller } from './booked.fixture.ts';
import { documentKinds, documentPath, isDocumentKey } from './links.ts';
import { drawPdf } from './pdf.ts';
import { buildSheet } from './sheets.ts';

const SHOPS = [
  ['fr-FR', 'EUR'],
  ['en-GB', 'GBP'],
  ['de-DE', 'EUR'],
  ['ar-AE', 'AED'],
] as const;
const NOW = Date.UTC(2026, 10, 21);
const words = (shop: string, currency: string, kind: 'contract' | 'invoice' | 'certificate' | 'voucher'): string =>
  JSON.stringify(buildSheet(kind, aConfirmation(shop, currency), aSeller));

describe('documents of a booking', () => {
  it.each(SHOPS)('%s: every document is drawn in its language, with no message id left', async (shop, currency) => {
    for (const kind of ['contract', 'invoice', 'certificate', 'voucher'] as const) {
      const sheet = buildSheet(kind, aConfirmation(shop, currency), aSeller);
      if (!sheet) throw new Error('no sheet');
      expect(JSON.stringify(sheet)).not.toMatch(/document\.[a-z]|undefined|NaN/u);
      const bytes = await drawPdf(sheet);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(5_000);
    }
  });
  it('the contract names organiser, guarantor, carriers with times, board, price lines that are the booking’s, and the facts told before paying', () => {
    const text = words('fr-FR', 'EUR', 'contract');
    for (const part of [
      'Fonds Horizon',
      'Aérelle 0Z 463',
      '21:40',
      'Demi-pension',
      'Vol + hôtel, 2 adultes, 7 nuits',
      '2\u202f788,00',
      'Belle Mare, du 14 au 22 mars 2027',
      'Chambre disponible',
      'Catamaran',
    ])
      expect(text).toContain(part);
  });
  it('what is paid at the hotel stands apart from the total', () => {
    expect(words('en-GB', 'GBP', 'contract')).toContain('outside the package');
    expect(words('en-GB', 'GBP', 'invoice')).not.toContain('outside the package');
  });
  it('the protection certificate belongs to shops selling in Great Britain and shows what was paid', () => {
    expect(documentKinds('en-GB')).toContain('certificate');
    expect(documentKinds('fr-FR')).not.toContain('certificate');
    expect(words('en-GB', 'GBP', 'certificate')).toContain('£2,788.00');
  });
  it('an unpaid rest is shown with its date', () => {
    const sheet = buildSheet('invoice', aConfirmation('fr-FR', 'EUR', { totalPaid: 1394, totalDue: 1394, dueDate: '2027-02-12' }), aSeller);
    expect(JSON.stringify(sheet)).toContain('12 février 2027');
  });
  it('nothing is made of a booking that sold nothing', () => {
    expect(buildSheet('contract', aConfirmation('fr-FR', 'EUR', { quote: { status: 'FULL_PROPERTY' } }), aSeller)).toBeNull();
  });
  it('the calendar has both flights at local times and the stay as days', () => {
    const text = buildCalendar(aConfirmation('fr-FR', 'EUR'), NOW) ?? '';
    expect(text).toContain('DTSTART:20270314T214000\r');
    expect(text).toContain('DTEND:20270315T120500\r');
    expect(text).toContain('DTSTART;VALUE=DATE:20270315');
    expect(text.match(/BEGIN:VEVENT/gu)).toHaveLength(3);
  });
  it('a link opens its own document only', () => {
    const path = documentPath('secret', { reference: '4827160', kind: 'contract' });
    const key = new URL(path, 'http://x').searchParams.get('key') ?? '';
    expect(isDocumentKey('secret', { reference: '4827160', kind: 'contract' }, key)).toBe(true);
    expect(isDocumentKey('secret', { reference: '4827160', kind: 'invoice' }, key)).toBe(false);
    expect(isDocumentKey('secret', { reference: '4827161', kind: 'contract' }, key)).toBe(false);
    expect(isDocumentKey('other', { reference: '4827160', kind: 'contract' }, key)).toBe(false);
  });
});
