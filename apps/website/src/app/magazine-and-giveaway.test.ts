// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentFetch } from '../testing/brand-fixture.ts';
import { builtHandler, visit } from '../testing/built-website.ts';

describe('the magazine', () => {
  const article = (slug: string, category: string) => ({
    slug,
    category: { id: category, label: `About ${category}` },
    title: `Read ${slug}`,
    description: [],
    image: '',
  });
  const articles = [
    article('a', 'places'),
    article('b', 'seasons'),
    article('c', 'places'),
    article('d', 'places'),
    article('e', 'places'),
    article('f', 'places'),
  ];
  const magazine = {
    code: 'MAGAZINE',
    label: 'The magazine',
    introduction: 'Places.',
    photos: [],
    media: { title: 'The magazine', description: 'Places.', articles },
  };
  const published = () =>
    builtHandler({
      fetch: contentFetch({
        files: {
          'merchandising/MAGAZINE.json': { merchandising: magazine, products: [], catalogProducts: [] },
          'pages/a.json': { slug: 'a', title: 'Read a', intro: '', sections: [], parent: { path: 'magazine', title: 'The magazine' } },
          'pages/schizophrene.json': { slug: 'schizophrene', title: 'Sea or mountains?', intro: '', sections: [] },
        },
      }),
    });
  const linked = (html: string): string[] =>
    [...(/<main.*<\/main>/su.exec(html)?.[0] ?? '').matchAll(/href="\/en-GB\/page\/(\w)"/gu)].map(([, slug]) => slug ?? '');

  it.each([
    ['magazine', ['a', 'b', 'c', 'd']],
    ['magazine?page=2', ['e', 'f']],
    ['magazine?category=seasons', ['b']],
    ['magazine?category=places&page=2', ['f']],
  ])('%s lists its articles', async (path, slugs) => {
    const html = await (await visit(await published(), `/en-GB/${path}`)).text();
    expect(linked(html)).toEqual(slugs);
  });

  it.each(['magazine?page=3', 'magazine?page=0', 'magazine?page=x', 'magazine?category=none'])('%s is not found', async (path) => {
    expect((await visit(await published(), `/en-GB/${path}`)).status).toBe(404);
  });

  it('leads to an article, and back', async () => {
    const html = await (await visit(await published(), '/en-GB/page/a')).text();
    expect(html).toMatch(/<a [^>]*href="\/en-GB\/magazine"[^>]*>.*The magazine<\/a>/u);
  });

  it('a page of neutral words stands where its address is a name of no meaning', async () => {
    const answer = await visit(await published(), '/en-GB/schizophrene');
    expect(await answer.text()).toMatch(/<h1[^>]*>Sea or mountains\?<\/h1>/u);
  });
});

describe('a giveaway', () => {
  const campaign = { code: 'WEEKEND', title: 'Win a weekend', intro: 'One draw.', prize: 'Two nights.', picture: 'city-001' };
  const running = { ...campaign, startAt: '2026-03-10T00:00:00Z', endAt: '2026-03-31T23:00:00Z' };
  const calls: string[] = [];
  const siteWith = (file: unknown, documents: Record<string, string> = { rules: '/page/rules' }) => {
    const content = contentFetch({ partner: { documents }, files: { 'giveaway.json': file } });
    return builtHandler({
      fetch: async (input, init) => {
        if (!String(input instanceof Request ? input.url : input).endsWith('/api/marketing/giveaway')) return content(input, init);
        calls.push(typeof init?.body === 'string' ? init.body : '');
        return Response.json({ status: 'ENTERED' });
      },
    });
  };
  const page = async (file: unknown, documents?: Record<string, string>) => visit(await siteWith(file, documents), '/en-GB/giveaway');
  const send = async (fields: Record<string, string>) =>
    (await visit(await siteWith(running), '/en-GB/giveaway', { method: 'POST', body: new URLSearchParams(fields) })).text();

  it.each([
    ['running', running, 'The giveaway ends on 31 Mar', true],
    ['not yet open', { ...running, startAt: '2026-03-20T00:00:00Z' }, 'The giveaway opens on 20 Mar', false],
    ['over', { ...running, endAt: '2026-03-12T00:00:00Z' }, 'This giveaway is over.', false],
  ])('that is %s says so', async (_state, file, text, hasForm) => {
    const html = await (await page(file)).text();
    expect(html).toContain(text);
    expect(html.includes('name="rules"')).toBe(hasForm);
  });

  it('without published rules is not found', async () => {
    expect((await page(running, {})).status).toBe(404);
  });

  it('takes an entry once the rules are accepted, and asks for offers apart from that', async () => {
    expect(await send({ email: 'ada@example.org' })).toContain('Accept the rules to take part.');
    expect(await send({ email: 'ada', rules: 'yes' })).toMatch(/aria-invalid="true"/u);
    expect(calls).toEqual([]);
    expect(await send({ email: 'ada@example.org', rules: 'yes' })).toContain('Your entry is registered.');
    expect(calls.map((body) => JSON.parse(body))).toEqual([
      { brand: 'AF', shop: 'en-GB', code: 'WEEKEND', email: 'ada@example.org', acceptsRules: true, wantsNews: false },
    ]);
  });
});
