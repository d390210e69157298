import { openMessageStore } from '@escale/i18n/load';
import { localeOf, messageLanguageOf } from '@escale/i18n/languages';
import type { ReviewDetail } from '@escale/contract/marketing';
import { isTravelReviewShown } from '@escale/domain/rating';
import { spreadReviews } from '@escale/domain/review-counts';
import type { Pool } from 'pg';
import { createIntl } from 'react-intl/server';
import * as z from 'zod/mini';

const ASPECTS = ['LOCATION', 'ROOMS', 'SERVICE', 'CLEANLINESS', 'VALUE', 'SLEEP'] as const;

interface ReviewedHotel {
  readonly id: number;
  readonly name: string;
  readonly rating: number | null;
  readonly reviews: number;
  readonly description: unknown;
  readonly place: Readonly<Record<string, string>>;
  /** Hotels of the same place with a shown rating that are better, and all of them. */
  readonly better: number;
  readonly rated: number;
}

const findReviewedHotel = async (db: Pool, code: string): Promise<ReviewedHotel | undefined> => {
  const { rows } = await db.query<ReviewedHotel>({
    name: 'find-reviewed-hotel',
    text: `select hotel.id, hotel.name, hotel.rating_a::float8 as rating, hotel.reviews_a as reviews, hotel.description, place.label as place,
        count(other.id) filter (where (other.rating_a, other.reviews_a, -other.id) > (hotel.rating_a, hotel.reviews_a, -hotel.id))::int as better,
        count(other.id)::int as rated
      from hotel join place on place.id = hotel.place_id
      left join hotel other on other.place_id = hotel.place_id and other.rating_a >= 3 and other.reviews_a > 0
      where hotel.code = $1
      group by hotel.id, place.id`,
    values: [code],
  });
  return rows[0];
};

const review = z.object({ author: z.string(), date: z.string(), rating: z.number(), title: z.string(), text: z.string() });
const descriptions = z.record(z.string(), z.object({ reviews: z._default(z.array(review), []) }));

const store = openMessageStore();

/** Words of a language: of English where the language has none yet. */
const wordsOf = (language: string) => {
  const shop = `${language}-XX`;
  const intl = createIntl({ locale: localeOf(shop), messages: store.area(messageLanguageOf(shop), 'offer').messages });
  return (id: string, values: Readonly<Record<string, string | number>> = {}): string => String(intl.formatMessage({ id }, { ...values }));
};

/** How an aspect differs from the whole note, in tenths: always the same for a hotel. */
const swing = (hotel: number, at: number): number => ((hotel * 7 + at * 5) % 9) - 4;

/** Details of a hotel's travel reviews in a language; undefined when there is no such hotel or its note is not shown (platform 9). */
export const readReviewDetail = async (
  db: Pool,
  { code, language }: { readonly code: string; readonly language: string },
): Promise<ReviewDetail | undefined> => {
  const hotel = await findReviewedHotel(db, code);
  if (hotel?.rating === undefined || hotel.rating === null) return undefined;
  const { rating, reviews } = hotel;
  if (!isTravelReviewShown({ rating, reviewsCount: reviews })) return undefined;
  const say = wordsOf(language);
  const texts = descriptions.safeParse(hotel.description);
  const written = texts.success ? ((texts.data[language] ?? texts.data['en'])?.reviews ?? []) : [];
  return {
    name: hotel.name,
    rating,
    num_reviews: reviews,
    ranking_data: {
      ranking_string: say('offer.review.ranking', { rank: hotel.better + 1, count: hotel.rated, place: hotel.place[language] ?? hotel.place['en'] ?? '' }),
    },
    review_rating_count: Object.fromEntries(spreadReviews(rating, reviews).map((count, at) => [String(at + 1), String(count)])),
    subratings: ASPECTS.map((aspect, at) => ({
      localized_name: say(`offer.review.aspect.${aspect}`),
      value: Math.min(5, Math.max(1, Math.round(rating * 10 + swing(hotel.id, at)) / 10)),
    })),
    reviews: written.map(({ author, date, rating: own, title, text }) => ({ rating: own, title, text, published_date: date, user: { username: author } })),
  };
};
