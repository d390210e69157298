import { describe, expect, it } from 'vitest';
import { pictures } from '@escale/artwork/manifest';
import { TEXT_LANGUAGES } from '../labels.ts';
import { editorialFiles } from './editorial-files.ts';
import { landingPages, merchandisings } from './campaigns.ts';
import { magazineArticles, magazineCategories } from './magazine.ts';
import { editorialProducts } from './products.ts';

const filesOf = (language: string, commitmentsPage = false, hasRules = true) =>
  new Map(editorialFiles({ shop: `${language}-FR`, language, partner: 'AFFR', capabilities: { commitmentsPage }, hasRules, today: '2026-11-21' }));

describe('the editors’ files of a shop', () => {
  it.each(TEXT_LANGUAGES)('stand at the addresses of the content server in %s, without empty words or holes', (language) => {
    const files = filesOf(language);
    for (const path of [
      'AFFR/products.json',
      'AFFR/merchandisings.json',
      'AFFR/merchandising/SUMMER.json',
      'AFFR/landingPageSeo/greece.json',
      'anthea-bay-kos.json',
      'product-P1001.json',
    ])
      expect(files.has(`${language}-FR/${path}`), path).toBe(true);
    for (const path of ['faq.json', 'faq-price.json', 'contextualizedSignupPages.json', 'screens/listing.json'])
      expect(files.has(`resources/${language}-FR/${path}`), path).toBe(true);
    expect(JSON.stringify([...files.values()])).not.toMatch(/"(?:intro|introduction|label|name|country|resort)":""|undefined|\{\w+\}/u);
  });

  it('name only products and pictures there are', () => {
    const ids = new Set(editorialProducts.map(({ id }) => id));
    for (const each of [...merchandisings, ...landingPages]) for (const id of each.products) expect(ids.has(id), id).toBe(true);
    const painted = new Set(pictures.map(({ id }) => id));
    const named = [...JSON.stringify([...filesOf('fr').values()]).matchAll(/"url":"([^"]+)"/gu)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(10);
    for (const id of named) expect(painted.has(id ?? ''), id).toBe(true);
  });

  it('publish a magazine whose every article stands under a heading and has its page', () => {
    const files = filesOf('it');
    expect(magazineArticles.filter(({ category }) => !magazineCategories.some(({ id }) => id === category))).toEqual([]);
    expect(files.get('it-FR/AFFR/merchandising/MAGAZINE.json')).toMatchObject({
      merchandising: { media: { articles: magazineArticles.map(({ slug }) => ({ slug })) } },
    });
    expect(magazineArticles.filter(({ slug }) => !files.has(`resources/it-FR/pages/${slug}.json`))).toEqual([]);
  });

  it('publish a giveaway where its rules are published, running now', () => {
    expect(filesOf('fr', false, false).has('resources/fr-FR/giveaway.json')).toBe(false);
    expect(filesOf('fr').get('resources/fr-FR/giveaway.json')).toMatchObject({ startAt: '2026-11-18T00:00:00Z', endAt: '2026-12-16T00:00:00Z' });
  });

  it('publish the page of commitments for brands that have one', () => {
    expect(filesOf('fr').has('resources/fr-FR/pages/ourcommitments.json')).toBe(false);
    expect(filesOf('fr', true).has('resources/fr-FR/pages/ourcommitments.json')).toBe(true);
  });

  it('hold an offer of every kind of gate and window', () => {
    const products = editorialProducts;
    expect(products.some((each) => each.isFlashsale === true && each.startsIn < 0 && each.endsIn > 0)).toBe(true);
    expect(products.some((each) => each.isFlashsale === true && each.endsIn < 0)).toBe(true);
    expect(products.some((each) => each.startsIn > 0)).toBe(true);
    expect(products.some((each) => each.isGlobalCampaign === true)).toBe(true);
    expect(products.some((each) => each.isFlashsale !== true && each.isGlobalCampaign !== true)).toBe(true);
  });
});
