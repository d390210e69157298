import { openMessageStore } from '@escale/i18n/load';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { aHotel } from '../features/listing/listing-fixture.ts';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { cardOf } from '../features/listing/listing-view.ts';
import { Frame } from '../features/frame/frame.tsx';
import { createMessageRegistry, MessagesProvider } from '../shared/messages.tsx';
import { ShellProvider } from '../shared/shell.tsx';
import { aShell, NO_FACTS } from './shell-fixture.ts';

const AREAS = ['common', 'frame', 'error', 'search', 'listing'] as const;

/** The search answer of `count` hotels, as the quote service would give it. */
export const searchAnswer = (count: number) => ({
  status: 'SUCCESS',
  bookingFlowId: '7d1c4a52-7f2b-4f3c-9d55-1d8f4e2f7a10',
  specialOffer: false,
  packages: {
    accommodationsList: Array.from({ length: count }, (_, at) => aHotel({ id: `H${String(at + 1).padStart(5, '0')}`, name: `Anse Vermeille ${at + 1}` })),
    accommodationNights: 7,
    boardTypeDescriptions: [{ code: 'BB', label: 'Petit déjeuner' }],
    flights: [],
  },
  quotationItems: [{ type: 'TRIP', price: 2001, description: 'Vol + hôtel' }],
  defaultSort: 'priceAscendant',
  facets: { stars: [{ value: '4', label: '4', count }] },
  totalItems: count,
  unfilteredItems: count,
  nearbyDates: [{ day: '2027-01-13', price: 1001 }],
  currency: 'EUR',
});

/** React alone: the frame and the listing of the given loader data, everything but the rendering made beforehand. Each call gives the HTML anew. */
export const bareListing = (loaded: unknown): (() => string) => {
  const store = openMessageStore();
  const shop = 'fr-FR';
  const registry = createMessageRegistry('fr-FR', Object.fromEntries(AREAS.map((area) => [area, store.area('fr', area).messages])));
  const Page = () => (
    <Frame>
      <ListingPage />
    </Frame>
  );
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, loader: () => loaded }]);
  const tree = (
    <ShellProvider shell={aShell(shop)} document={NO_FACTS}>
      <MessagesProvider registry={registry}>
        <Stub initialEntries={[`/${shop}/sdp/listing`]} hydrationData={{ loaderData: { page: loaded } }} />
      </MessagesProvider>
    </ShellProvider>
  );
  return () => renderToString(tree);
};

/** The search form's filling where a test asks nothing of it. */
export const EMPTY_FORM = {
  cities: [],
  destinations: [],
  cabins: [],
  initial: { city: null, destination: null, query: {} },
  contentPath: '',
  isRefused: false,
  remembersSearch: true,
};

/** Loader data of a listing with `count` cards, as the listing's own loader makes it. */
export const listingLoaded = (count: number, query: string) => ({
  state: 'found',
  form: EMPTY_FORM,
  hero: undefined,
  query,
  incidentId: 'AB12-CD34',
  listing: {
    code: '7d1c4a52-7f2b-4f3c-9d55-1d8f4e2f7a10',
    currency: 'EUR',
    nights: 7,
    departureDate: '2027-01-13',
    cards: Array.from({ length: count }, (_, at) =>
      cardOf(aHotel({ id: `H${String(at + 1).padStart(5, '0')}`, name: `Anse Vermeille ${at + 1}` }), {
        quotationItems: [{ type: 'TRIP', price: 2001, description: 'Vol + hôtel' }],
        travellers: 2,
        currency: 'EUR',
        boardFilter: [],
        provider: 'TRIP_ADVISOR',
      }),
    ),
    map: undefined,
    promoted: [],
    facets: [{ name: 'stars', options: [{ value: '4', label: '4', count }] }],
    sort: 'priceAscendant',
    total: count,
    unfiltered: count,
    hotelQuery: query,
    strip: [{ day: '2027-01-13', end: '2027-01-20', label: 'mer. 13', price: 100_100, isLeast: true }],
    reason: 'SUCCESS',
    otherCities: [],
    provider: 'TRIP_ADVISOR',
    summary: { places: ['Paris', 'Belle Mare'], dates: '13 – 20 janvier', travellers: 2, rooms: 1, cabin: 'Économique' },
  },
});
