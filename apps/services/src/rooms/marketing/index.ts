import { tripAdvisorDetail } from '@escale/contract/marketing';
import { done, fail } from '../../platform/answer.ts';
import type { Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { readReviewDetail } from './review-detail.ts';

const A_DAY = 86_400;

/**
 * Door of the marketing room: details of travel reviews (platform 7 "Marketing API"). The demo answers from its own hotels, whose codes stand for
 * the review service's ids; a partner with a contract points MARKETING_API_URL elsewhere.
 */
export const marketingRoom: Room = {
  name: 'marketing',
  async register(app, { db }) {
    route(app, tripAdvisorDetail, async ({ language, tripAdvisorId }, context) => {
      const detail = await readReviewDetail(db, { code: tripAdvisorId, language });
      if (detail === undefined) return fail('NOT_FOUND');
      context.answerHeader('cache-control', `public, max-age=${A_DAY}`);
      return done(detail);
    });
  },
};
