import type { ReviewDetail } from '@escale/contract/marketing';
import { ratingWord, reviewShares } from '@escale/domain/rating';

const STATUSES = [5, 4, 3, 2, 1] as const;
type Status = (typeof STATUSES)[number];

/** What the modal of reviews shows (platform 2.7): best status first, shares in percent to one decimal. */
export interface ReviewView {
  readonly name: string;
  readonly rating: number;
  readonly count: number;
  readonly word: 3 | 4 | 5;
  readonly ranking: string | undefined;
  readonly bars: readonly { readonly status: Status; readonly count: number; readonly share: number }[];
  readonly aspects: readonly { readonly name: string; readonly value: number }[];
  readonly reviews: readonly { readonly author: string; readonly date: string; readonly rating: number; readonly title: string; readonly text: string }[];
}

/** Days come as days or as instants; the day is what is shown. */
const dayOf = (published: string): string => published.slice(0, 10);

/** The review service's answer as the modal shows it; counts that are no numbers count as none. */
export const reviewViewOf = (detail: ReviewDetail): ReviewView => {
  const counts = STATUSES.map((status) => {
    const count = Number(detail.review_rating_count[String(status)] ?? '0');
    return Number.isInteger(count) && count > 0 ? count : 0;
  });
  const shares = reviewShares(counts);
  return {
    name: detail.name,
    rating: detail.rating,
    count: detail.num_reviews,
    word: ratingWord(detail.rating),
    ranking: detail.ranking_data?.ranking_string,
    bars: STATUSES.map((each, at) => ({ status: each, count: counts[at] ?? 0, share: shares[at] ?? 0 })),
    aspects: detail.subratings.map(({ localized_name, value }) => ({ name: localized_name, value })),
    reviews: detail.reviews.flatMap(({ rating, title, text, published_date, user }) =>
      /^\d{4}-\d{2}-\d{2}/u.test(published_date) ? [{ author: user.username, date: dayOf(published_date), rating, title, text }] : [],
    ),
  };
};
