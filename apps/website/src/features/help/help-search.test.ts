import { describe, expect, it } from 'vitest';
import { findQuestions } from './help-search.ts';
import type { HelpTopic } from './help-view.ts';

const topic = (title: string, questions: readonly string[]): HelpTopic => ({
  id: title,
  href: `/${title}`,
  title,
  parts: [],
  questions: questions.map((each) => ({ href: `/${each}`, title: each })),
});
const TOPICS = [
  topic('Payer', ['Ma carte a été refusée : suis-je débité ?', 'Puis-je payer en plusieurs fois ?']),
  topic('Avant de partir', ['Quels bagages sont compris ?']),
];
const found = (query: string) => findQuestions(TOPICS, query).map(({ title }) => title);

describe('looking for an answer', () => {
  it('counts neither case nor accents nor punctuation, and takes the beginning of a word', () => {
    expect(found('BAGAGE')).toEqual(['Quels bagages sont compris ?']);
    expect(found('debite, carte')).toEqual(['Ma carte a été refusée : suis-je débité ?']);
  });
  it('finds by the topic too, after what says it itself', () => {
    expect(found('payer')).toEqual(['Puis-je payer en plusieurs fois ?', 'Ma carte a été refusée : suis-je débité ?']);
  });
  it('finds nothing for nothing, and nothing for words that stand nowhere', () => {
    expect(found('  ? ')).toEqual([]);
    expect(found('piscine')).toEqual([]);
  });
});
