import { expect, it } from 'vitest';
import { aPartner } from '../testing/brand-fixture.ts';
import { signUpCampaign } from './credit-campaign.server.ts';
import type { ShopContext } from './request-context.ts';

const ask = (name: string, answer: () => Response): ReturnType<typeof signUpCampaign> =>
  signUpCampaign({
    partner: aPartner('fr-FR'),
    services: { credit: `http://${name}.invalid` },
    fetch: async () => answer(),
  } as unknown as ShopContext); // as: the rest of a request's context is not read

const campaign = (changes: Record<string, unknown>) => ({ type: 'INSCRIPTION', discountType: 'CURRENCY', amount: 15, currencyCode: 'EUR', ...changes });

it('is the amount a new member gets, in minor units', async () => {
  expect(await ask('with', () => Response.json({ creditCampaign: [campaign({ type: 'TRAVEL_BACK', amount: 40 }), campaign({})] }))).toEqual({
    amount: 1_500,
    currency: 'EUR',
  });
});

it.each([
  ['no campaign', () => Response.json({ creditCampaign: [] })],
  ['nothing to give', () => Response.json({ creditCampaign: [campaign({ amount: 0 })] })],
  ['a share of a price', () => Response.json({ creditCampaign: [campaign({ discountType: 'PERCENT' })] })],
  ['a service that fails', () => new Response('', { status: 500 })],
])('is not shown with %s', async (name, answer) => {
  expect(await ask(name.replaceAll(' ', '-'), answer)).toBeUndefined();
});

it('is asked for once a minute', async () => {
  let asked = 0;
  const answer = (): Response => {
    asked += 1;
    return Response.json({ creditCampaign: [campaign({})] });
  };
  await ask('once', answer);
  await ask('once', answer);
  expect(asked).toBe(1);
});
