import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from './catalogue-check.ts';
import { AREAS, COMPLETE_LANGUAGES, LANGUAGES } from './languages.ts';
import { readMessages } from './load.ts';

/** Only these words may stand on the pay button (readings 8.1). */
const PAY_BUTTON: Readonly<Record<string, string>> = {
  fr: 'Commander avec obligation de paiement',
  en: 'Book with obligation to pay',
  de: 'Zahlungspflichtig buchen',
  es: 'Reservar con obligación de pago',
  it: 'Prenota con obbligo di pagamento',
  nl: 'Boeken met betalingsverplichting',
  pl: 'Rezerwuję z obowiązkiem zapłaty',
  pt: 'Reservar com obrigação de pagamento',
  sv: 'Boka med betalningsskyldighet',
  da: 'Bestil med betalingspligt',
  nb: 'Bestill med betalingsplikt',
  tr: 'Ödeme yükümlülüğüyle rezervasyon yap',
  ar: 'احجز مع الالتزام بالدفع',
};

describe('message catalogues', () => {
  it('every language declared complete has every message, none too many, with the same arguments', () => {
    expect(COMPLETE_LANGUAGES).toEqual(expect.arrayContaining(['fr', 'en', 'de', 'ar']));
    expect(checkCatalogue()).toEqual([]);
  });
  it('French sets a narrow space that does not break before its tall signs and inside its quotes', () => {
    const loose = AREAS.flatMap((area) => Object.entries(readMessages('fr', area))).filter(([, text]) => /\u00A0[;:!?%»]|«[\u00A0 ]|[^«\s] »/u.test(text));
    expect(loose).toEqual([]);
  });
  it('no file is left outside the areas that pages can name', () => {
    const known = new Set(AREAS.map((area) => `${area}.json`));
    const directory = new URL('../messages/en/', import.meta.url);
    expect(readdirSync(directory).filter((file) => !known.has(file))).toEqual([]);
  });
  it.each(Object.entries(PAY_BUTTON))('the pay button says the legal words in %s', (language, words) => {
    expect(readMessages(language, 'payment')['payment.pay.button']).toBe(words);
  });
  it('every accepted language has its legal words, Norwegian under both its names', () => {
    expect(LANGUAGES.filter((language) => !(language in PAY_BUTTON))).toEqual(['no']);
    expect(readMessages('no', 'payment')).toEqual(readMessages('nb', 'payment'));
    expect(readMessages('no', 'payment')['payment.pay.button']).toBe(PAY_BUTTON['nb']);
  });
});
