import { describe, expect, it } from 'vitest';
import { reviewViewOf } from './review-view.ts';

const detail = {
  name: 'Maison Badamier',
  rating: 4.2,
  num_reviews: 8,
  ranking_data: { ranking_string: 'N° 3 sur 20' },
  review_rating_count: { '1': '1', '2': 'many', '4': '2', '5': '5' },
  subratings: [{ localized_name: 'Service', value: 4.5 }],
  reviews: [
    { rating: 5, title: 'Calme', text: 'On dort bien.', published_date: '2026-11-01T10:00:00-0400', user: { username: 'Noé' } },
    { rating: 1, title: 'Sans date', text: '', published_date: 'yesterday', user: { username: 'X' } },
  ],
};

describe('the details of a hotel’s reviews', () => {
  it('show the share of each status, the best first, to one decimal', () => {
    expect(reviewViewOf(detail).bars).toEqual([
      { status: 5, count: 5, share: 62.5 },
      { status: 4, count: 2, share: 25 },
      { status: 3, count: 0, share: 0 },
      { status: 2, count: 0, share: 0 },
      { status: 1, count: 1, share: 12.5 },
    ]);
  });

  it('say the word of the note, and leave out a review whose day cannot be read', () => {
    const view = reviewViewOf(detail);
    expect(view).toMatchObject({ word: 4, ranking: 'N° 3 sur 20', aspects: [{ name: 'Service', value: 4.5 }] });
    expect(view.reviews.map(({ date }) => date)).toEqual(['2026-11-01']);
  });
});
