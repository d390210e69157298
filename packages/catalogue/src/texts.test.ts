import { describe, expect, it } from 'vitest';
import { generateUniverse } from './generate.ts';
import { CATALOGUE_LANGUAGES } from './labels.ts';
import { listPartners } from './partners.ts';
import { smallTables } from './table-rows.ts';

const universe = generateUniverse({ seed: 'escale', today: '2026-11-21', scale: 1 });
const tables = smallTables(universe, listPartners());
const rows = [...tables.beforeUnits, ...tables.afterUnits];

type Sentence = { language: string; text: string; at: string };
/** Every sentence of the universe by language. */
const sentences = (value: unknown, at: string, language?: string): Sentence[] => {
  if (typeof value === 'string') return language === undefined ? [] : [{ language, text: value, at }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`, language ?? CATALOGUE_LANGUAGES.find((one) => one === key)));
};
const all = rows.flatMap(({ table, rows: list }) => list.flatMap((row) => sentences(row, table)));

describe('the words of the catalogue', () => {
  it('are there in every language wherever they are in one', () => {
    const holes: string[] = [];
    const check = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const keys = Object.keys(value);
      const languages = CATALOGUE_LANGUAGES.filter((language) => keys.includes(language));
      if (languages.length > 0 && languages.length < CATALOGUE_LANGUAGES.length) holes.push(at);
      for (const [key, inner] of Object.entries(value)) check(inner, `${at}.${key}`);
    };
    for (const { table, rows: list } of rows) for (const row of list) check(row, table);
    expect(holes).toEqual([]);
  });

  it('leave no placeholder and no empty text', () => {
    expect(all.filter(({ text }) => text.trim() === '' || /\{\w+\}|undefined|NaN/u.test(text))).toEqual([]);
    expect(all.length).toBeGreaterThan(10_000);
  });

  it('keep the spaces of French', () => {
    expect(all.filter(({ language, text }) => language === 'fr' && / [;!?%»]| :|« | €/u.test(text))).toEqual([]);
  });

  it('are Arabic in Arabic, apart from proper names', () => {
    const latin = all.filter(({ language, text, at }) => language === 'ar' && !/[\u0600-\u06ff]/u.test(text) && !/date|rating|\.(?:bed|size)/u.test(at));
    expect(latin).toEqual([]);
  });

  it('differ between neighbours: two hotels in a row never begin alike', () => {
    const hotels = rows.find(({ table }) => table === 'hotel')?.rows ?? [];
    let previous: { place: unknown; text: string } = { place: null, text: '' };
    let alike = 0;
    for (const row of hotels) {
      const { en } = row['description'] as { en: { paragraphs: { text: string }[] } }; // as: the column holds HotelText by language
      const text = en.paragraphs[0]?.text ?? '';
      if (row['place_id'] === previous.place && text === previous.text) alike += 1;
      previous = { place: row['place_id'], text };
    }
    expect(alike).toBe(0);
  });
});
