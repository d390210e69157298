import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { HelpPage } from './help-page.tsx';
import type { HelpData } from './help-view.ts';

const question = { href: '/fr-FR/faq/category/travel/subcategory/documents/article/bags', title: 'Quels bagages sont compris ?' };
const TOPIC = {
  id: 'travel',
  href: '/fr-FR/faq/category/travel',
  title: 'Avant de partir',
  isCurrent: true,
  parts: [
    { href: '/fr-FR/faq/category/travel/subcategory/documents', title: 'Documents', isCurrent: true },
    { href: '/fr-FR/faq/category/travel/subcategory/health', title: 'Santé' },
  ],
  questions: [question],
};
const draw = (changes: Partial<HelpData>, shop = 'fr-FR'): string => {
  const view: HelpData = {
    kind: 'home',
    title: 'Aide',
    intro: '',
    topics: [TOPIC],
    trail: [],
    questions: [],
    paragraphs: [],
    query: '',
    jsonLd: [],
    ...changes,
  };
  return pageMarkup(HelpPage, view, { shop, areas: ['content'] });
};

describe('the help as the server sends it', () => {
  it('shows every topic with its questions, and a search that needs no script', () => {
    const html = draw({});
    expect(html).toContain(`href="${question.href}"`);
    expect(html).toContain('1 réponse');
    expect(/<form[^>]*role="search"[^>]*>/u.exec(html)?.[0]).toContain('action="/fr-FR/faq"');
    expect(html).toContain('name="q"');
  });
  it('keeps what was searched for in its field, and leads on when nothing was found', () => {
    const html = draw({ kind: 'found', query: 'piscine' });
    expect(html).toContain('value="piscine"');
    expect(html).toContain('Aucune réponse pour «\u202fpiscine\u202f»');
    expect(html).toContain('Voir tous les thèmes');
    expect(draw({ kind: 'found', query: 'bagage', questions: [question] })).toContain('1 réponse pour «\u202fbagage\u202f»');
  });
  it('opens the parts of the topic one is in, and tells when an answer was changed', () => {
    const html = draw({ kind: 'answer', title: question.title, intro: 'Un bagage à main.', updatedOn: '2026-09-01' });
    expect(html).toContain('Santé');
    expect(html).toMatch(/Mis à jour le 1.*sept/u);
  });
  it('tells whom to call, and where to write', () => {
    expect(draw({})).toContain('href="tel:');
    expect(draw({})).toContain('href="/fr-FR/account/faq-contact"');
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    for (const kind of ['home', 'found', 'topic', 'answer'] as const)
      expect([...draw({ kind, query: 'x' }, shop).matchAll(/>((?:content|common|frame)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});
