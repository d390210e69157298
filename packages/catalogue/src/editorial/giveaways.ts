import { labels as l, type Labels } from '../labels.ts';

export interface EditorialGiveaway {
  readonly code: string;
  readonly title: Labels;
  readonly intro: Labels;
  readonly prize: Labels;
  readonly picture: string;
  /** Days from today. */
  readonly startsIn: number;
  readonly endsIn: number;
}

/** The campaign of shops that have published rules (`documents.rules`); without rules there is none. */
export const giveaway: EditorialGiveaway = {
  code: 'WEEKEND',
  title: l('Un week-end à gagner', 'Win a weekend', 'Ein Wochenende zu gewinnen', 'اربح عطلة نهاية أسبوع'),
  intro: l(
    'Un tirage au sort, une participation par adresse, sans obligation d’achat.',
    'One draw, one entry per address, no purchase necessary.',
    'Eine Ziehung, eine Teilnahme pro Adresse, ohne Kaufzwang.',
    'سحب واحد، ومشاركة واحدة لكل عنوان، من دون إلزام بالشراء.',
  ),
  prize: l(
    'Deux nuits pour deux personnes dans un hôtel au choix à Rome, vols compris.',
    'Two nights for two people in the hotel of your choice in Rome, flights included.',
    'Zwei Nächte für zwei Personen in einem Hotel nach Wahl in Rom, Flüge inbegriffen.',
    'ليلتان لشخصين في الفندق الذي تختاره في روما، شاملتان رحلات الطيران.',
  ),
  picture: 'city/corail',
  startsIn: -3,
  endsIn: 25,
};
