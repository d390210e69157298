import { shopShellOf } from '../app/shop-shell.server.ts';
import type { DocumentFacts, Shell } from '../shared/shell.tsx';
import { aBrand, aPartner, FIXTURE_METHODS } from './brand-fixture.ts';

/** Facts of a document nobody hydrates. */
export const NO_FACTS: DocumentFacts = {
  nonce: undefined,
  themeCss: '',
  primitiveStrings: '',
  shellJson: '',
  preloadedAreas: [],
  fontPreloads: [],
  showsKeys: false,
};

/** What a shop's pages know of it, for a visitor nobody knows, on a Saturday of November 2026. */
export const aShell = (shop: string): Shell => ({
  ...shopShellOf({
    brand: aBrand(),
    partner: aPartner(shop),
    methods: FIXTURE_METHODS,
    shop,
    origin: 'http://af.localhost',
    chosenCurrency: undefined,
    now: Date.parse('2026-11-21T12:00:00Z'),
    isLive: false,
    visitor: { state: 'anonymous' },
  }),
  prefix: '',
  messageFiles: { folder: '', hashes: {} },
  incidentId: '',
  navLogsUrl: '',
});
