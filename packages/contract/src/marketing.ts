import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireText } from './wire.ts';

/** Details of a travel review as the review service has them (platform 3 "Review-service detail"); its names, not ours. */
export const reviewDetail = z.object({
  name: z.string(),
  rating: z.number(),
  num_reviews: z.int(),
  ranking_data: z.optional(z.object({ ranking_string: z.string() })),
  /** Reviews by status, 1 to 5, counts as text. */
  review_rating_count: z.record(z.string(), z.string()),
  subratings: z.array(z.object({ localized_name: z.string(), value: z.number() })),
  reviews: z.array(z.object({ rating: z.number(), title: z.string(), text: z.string(), published_date: z.string(), user: z.object({ username: z.string() }) })),
});
export type ReviewDetail = z.infer<typeof reviewDetail>;

/** `GET /tripadvisor/{language}/{tripAdvisorId}` (platform 7 "Marketing API"): language = the shop's first two letters. */
export const tripAdvisorDetail = endpoint({
  method: 'GET',
  path: '/tripadvisor/:language/:tripAdvisorId',
  body: 'none',
  request: z.object({ language: z.string().check(z.regex(/^[a-z]{2}$/u)), tripAdvisorId: wireText(20).check(z.minLength(1)) }),
  response: reviewDetail,
});
