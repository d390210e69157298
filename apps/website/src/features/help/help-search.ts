import { foldText } from '@escale/domain/place-suggestions';
import type { HelpLink, HelpTopic } from './help-view.ts';

/**
 * Questions in which, or in whose topic, every word stands at the beginning of a word; case, accents and punctuation do not count. Those that
 * hold all words themselves come first.
 */
export const findQuestions = (topics: readonly HelpTopic[], query: string): readonly HelpLink[] => {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const holdsAll = (text: string): boolean => words.every((word) => ` ${foldText(text)}`.includes(` ${word}`));
  const all = topics.flatMap((topic) => topic.questions.map((question) => ({ question, topic })));
  const direct = all.filter(({ question }) => holdsAll(question.title));
  const near = all.filter(({ question, topic }) => !holdsAll(question.title) && holdsAll(`${question.title} ${topic.title}`));
  return [...direct, ...near].map(({ question }) => question);
};
