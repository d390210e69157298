import { tripAdvisorDetail } from '@escale/contract/marketing';
import { enterGiveaway } from '@escale/contract/giveaway';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { done, fail } from '../../platform/answer.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { type ContentFiles, plainBytes } from '../content/index.ts';
import { enter } from './giveaway.ts';
import { readReviewDetail } from './review-detail.ts';

const A_DAY = 86_400;
const ENTRIES_PER_HOUR = 20;

/** What the room is given beside the usual. */
export interface MarketingDeps extends Deps {
  readonly contentFiles: Pick<ContentFiles, 'read'>;
}

/**
 * Door of the marketing room: entries to giveaways, and details of travel reviews (platform 7 "Marketing API"). The demo answers from its own hotels, whose codes stand for
 * the review service's ids; a partner with a contract points MARKETING_API_URL elsewhere.
 */
export const marketingRoom: Room<MarketingDeps> = {
  name: 'marketing',
  async register(app, { db, clock, contentFiles }) {
    const limiter = new RateLimiterMemory({ points: ENTRIES_PER_HOUR, duration: 3_600 });
    const readContent = async (path: string): Promise<unknown> => {
      const document = await contentFiles.read(path);
      return document === undefined ? undefined : JSON.parse((await plainBytes(document)).toString('utf8'));
    };
    route(app, enterGiveaway, async (entry, { ip }) => {
      const isWithinLimit = await limiter.consume(ip).then(
        () => true,
        () => false,
      );
      return isWithinLimit ? enter({ db, clock, readContent }, entry) : fail('TOO_MANY_REQUEST');
    });
    route(app, tripAdvisorDetail, async ({ language, tripAdvisorId }, context) => {
      const detail = await readReviewDetail(db, { code: tripAdvisorId, language });
      if (detail === undefined) return fail('NOT_FOUND');
      context.answerHeader('cache-control', `public, max-age=${A_DAY}`);
      return done(detail);
    });
  },
};
