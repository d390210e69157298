import type { BrandFolder } from '@escale/catalogue/brands';
import { idzone, type PartnerZone } from '@escale/contract/partner-zone';
import { done, fail } from '../../platform/answer.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { TAG_MANAGER_SCRIPT } from './tag-manager.ts';
import { zoneScript } from './zone-script.ts';

/** What the room is given beside the usual: the brands as they are now. */
export interface PartnerDeps extends Deps {
  readonly brands: readonly BrandFolder[];
}

/**
 * Door of the partner room: where the header script of a partner is (platform 7 "Partner header"), and the demonstration's stand-in for such a
 * script. Only brands that have the capability are answered. Outside live it also has the stand-in for a tag manager.
 */
export const partnerRoom: Room<PartnerDeps> = {
  name: 'partner',
  async register(app, { brands, env }) {
    const zoneOf = (partner: string): PartnerZone | undefined =>
      brands.filter(({ brand }) => brand.capabilities?.partnerHeader === true).flatMap(({ shops }) => shops.find((shop) => shop.partner === partner) ?? [])[0]
        ?.configuration.partnerHeader;
    route(app, idzone, async ({ partner }, context) => {
      const zone = zoneOf(partner);
      if (zone === undefined) return fail('NOT_FOUND');
      context.answerHeader('cache-control', 'public, max-age=60');
      return done({ data: { url: zone.script ?? `/api/partner/${partner}/idzone.js` } });
    });
    if (env.stage !== 'live')
      app.get('/tag-manager.js', async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=60').type('text/javascript; charset=utf-8').send(TAG_MANAGER_SCRIPT),
      );
    app.get<{ Params: { partner: string } }>('/:partner/idzone.js', async (request, reply) => {
      const zone = zoneOf(request.params.partner);
      if (zone === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
      // The frame it runs in has no origin of its own, so every reader is a stranger to it.
      return reply
        .headers({ 'cache-control': 'public, max-age=60', 'cross-origin-resource-policy': 'cross-origin' })
        .type('text/javascript; charset=utf-8')
        .send(zoneScript(zone));
    });
  },
};
