import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { activity, baggageOption, flexOption, insurance, transfer } from './sdp-extras.ts';
import { wireAmount, wireCurrency, wireDay, wireFlowId, wireOccupancies, wireShop, wireText } from './wire.ts';

export const QUOTE_STATUSES = [
  'LOADING',
  'FULL_PROPERTY',
  'FULL_FLIGHT',
  'FULL_TRANSFER',
  'MISSING_INCLUDED_ACTIVITY',
  'NOT_FOUND',
  'SUCCESS',
  'WARNING',
  'TECHNICAL_FAILURE',
  'SESSION_EXPIRED',
  'BAD_REQUEST',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const SORTS = ['recommended', 'priceAscendant', 'priceDescendant', 'tripadvisor', 'holidaycheck', 'stars'] as const;
export type Sort = (typeof SORTS)[number];
export const CABINS = ['ECONOMY', 'PREMIUM', 'BUSINESS', 'FIRST'] as const;
export const BOARD_CODES = ['RO', 'BB', 'HB', 'FB', 'AI'] as const;

export const quotationItem = z.object({
  type: z.enum(['TRIP', 'SPECIAL_DISCOUNT', 'BOOKING_FEES', 'ADJUSTMENT_TRIP']),
  price: wireAmount,
  description: z.string(),
});
export type QuotationItem = z.infer<typeof quotationItem>;

/**
 * Which part of the answer the listing needs. Without it every accommodation comes back, as the specification says;
 * with it the service filters, sorts and cuts, and adds `facets` and `totalItems`.
 */
export const listingView = z.object({
  sort: z.optional(z.enum(SORTS)),
  size: z.int().check(z.gte(1), z.lte(2000)),
  filters: z.object({
    stars: z.array(z.string()),
    boards: z.array(z.string()),
    destinations: z.array(z.string()),
    guestsrating: z.array(z.string()),
    budget: z.array(z.string()),
    flashsale: z.array(z.string()),
  }),
});
export type ListingView = z.infer<typeof listingView>;

export const searchRequest = z.object({
  departureCityCode: wireText(8),
  departureDate: wireDay,
  destinationResort: wireText(40),
  duration: z.union([wireText(4), z.int()]),
  cabin: z.enum(CABINS),
  partnerCode: wireText(8),
  shop: wireShop,
  abTests: z._default(z.record(z.string(), z.string()), {}),
  occupancies: wireOccupancies,
  currency: wireCurrency,
  view: z.optional(listingView),
});
export type SearchRequest = z.infer<typeof searchRequest>;

const geography = z.object({ levels: z.array(z.object({ level: z.string(), label: z.string(), code: z.optional(z.string()) })) });
const photo = z.object({ url: z.string(), thumbnail: z.string(), alt: z.optional(z.string()) });
const board = z.object({ boardCode: z.string(), boardTypeCode: z.string(), label: z.string(), upgradePrice: wireAmount });

/** One way of a card's flights: airport codes with the airports' names in the shop's language. */
const way = z.object({ from: z.string(), fromName: z.string(), to: z.string(), toName: z.string(), takeOffTime: z.string(), stops: z.int() });

/** Result card (funnel 3.6). Upgrade prices are for the whole party, on top of the sum of `quotationItems`. `uri` is the picture-independent hotel code. */
export const accommodation = z.object({
  id: z.string(),
  name: z.string(),
  ranking: z.number(),
  category: z.number(),
  total: wireAmount,
  isFlashsale: z.boolean(),
  productUrl: z.optional(z.string()),
  uri: z.string(),
  country: z.nullable(z.string()),
  startAt: z.optional(z.string()),
  endAt: z.optional(z.string()),
  providerA: z.nullable(z.object({ rating: z.number(), reviewsCount: z.number(), ratingFilterValues: z.array(z.string()) })),
  providerB: z.nullable(z.object({ recommendation: z.number(), averageRating: z.number(), countReviews: z.number(), ratingFilterValues: z.array(z.string()) })),
  geography,
  gps: z.object({ lat: z.number(), lon: z.number() }),
  accommodationItems: z.array(z.object({ items: z.array(z.object({ accommodationItemCode: z.string() })), upgradePrice: wireAmount, boards: z.array(board) })),
  accommodationItemDescriptions: z.array(z.object({ accommodationItemCode: z.string(), label: z.string() })),
  flightCode: z.string(),
  flightUpgrade: wireAmount,
  baggageSupplement: wireAmount,
  flight: z.object({
    outbound: z.object({ ...way.shape, city: z.string() }),
    inbound: way,
    baggageIncluded: z.boolean(),
    airline: z.string(),
  }),
  photos: z.array(photo),
  unitsLeft: z.optional(z.int()),
  /** Present only when the recorded price history proves it: lowest price per person of the previous 30 days (readings 8). */
  lowestPrice30Days: z.optional(wireAmount),
  facilities: z.array(z.string()),
});
export type Accommodation = z.infer<typeof accommodation>;

export const facetOption = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const searchResponse = z.object({
  status: z.enum(QUOTE_STATUSES),
  bookingFlowId: z.optional(wireFlowId),
  /** A hotel of the search is on a flash sale; `specialOfferInfos` are the codes of those in the list. */
  specialOffer: z._default(z.boolean(), false),
  specialOfferInfos: z.optional(z.array(z.string())),
  packages: z.optional(
    z.object({
      accommodationsList: z.array(accommodation),
      accommodationNights: z.int(),
      boardTypeDescriptions: z.array(z.object({ code: z.string(), label: z.string() })),
      flights: z.array(z.unknown()),
    }),
  ),
  /** Days from departure to return for which the party gets a package on the same departure; only without a view. */
  availableDurations: z.optional(z.array(z.string())),
  quotationItems: z.optional(z.array(quotationItem)),
  defaultSort: z.optional(z.enum(SORTS)),
  facets: z.optional(z.record(z.string(), z.array(facetOption))),
  totalItems: z.optional(z.int()),
  unfilteredItems: z.optional(z.int()),
  /** Least price per person by departure day around the searched one, for the date strip. */
  nearbyDates: z.optional(z.array(z.object({ day: wireDay, price: z.nullable(wireAmount) }))),
  /** Pins of the map view: every hotel of the filtered set. Only when the view asks for the map (size 2000). */
  currency: z.optional(wireCurrency),
  fieldErrors: z.optional(z.array(z.object({ path: z.string(), messageId: z.string() }))),
});
export type SearchResponse = z.infer<typeof searchResponse>;

export const sdpQuote = endpoint({ method: 'POST', path: '/sdp/quote', body: 'json', request: searchRequest, response: searchResponse });
export const sdpQuoteCurrency = endpoint({
  method: 'PATCH',
  path: '/sdp/quote/currency',
  body: 'json',
  request: z.object({ ...searchRequest.shape, code: z.optional(wireFlowId) }),
  response: searchResponse,
});

const leg = z.object({
  operatingAirlineName: z.string(),
  airline: z.object({ name: z.string(), code: z.string() }),
  flightNumber: z.string(),
  transport: z.enum(['Train', 'Flight']),
  from: z.object({ airport: z.string(), iata: z.string(), takeOffDate: wireDay, takeOffTime: z.string(), terminal: z.optional(z.string()) }),
  to: z.object({ airport: z.string(), iata: z.string(), landingDate: wireDay, landingTime: z.string(), flightDuration: z.int(), stopDuration: z.int() }),
  luggage: z.object({ quantity: z.int() }),
});
const bound = z.object({
  totalDuration: z.int(),
  cabin: z.string(),
  airline: z.object({ name: z.string(), code: z.string(), colour: z.string() }),
  legs: z.array(leg),
});
/** A pair of outbound and inbound itineraries (funnel 3.9). `upgradePrice` is for the party against the included flight. Durations are minutes. */
export const flight = z.object({
  code: z.string(),
  tag: z.nullable(z.string()),
  tags: z.array(z.string()),
  included: z.boolean(),
  upgradePrice: wireAmount,
  warnings: z.array(z.string()),
  outbound: bound,
  inbound: bound,
  baggageIncluded: z.boolean(),
  secondaryAirport: z.boolean(),
  hasTrain: z.boolean(),
  recommended: z.number(),
});
export type Flight = z.infer<typeof flight>;

export const accommodationDescriptionRequest = z.object({ code: z.optional(wireFlowId), accommodationId: wireText(20), shop: wireShop });
export const accommodationDescription = z.object({
  status: z.enum(QUOTE_STATUSES),
  accommodation: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.number(),
      geography,
      gps: z.object({ lat: z.number(), lon: z.number() }),
      photos: z.array(photo),
      providerA: accommodation.shape.providerA,
      providerB: accommodation.shape.providerB,
      intro: z.string(),
      paragraphs: z.array(z.object({ title: z.string(), text: z.string() })),
      facilities: z.array(z.object({ group: z.string(), items: z.array(z.string()) })),
      rooms: z.array(z.object({ roomCode: z.string(), label: z.string(), photo: z.string(), description: z.string(), size: z.int(), bed: z.string() })),
      boards: z.array(z.object({ boardCode: z.string(), label: z.string(), paragraphs: z.array(z.string()) })),
      accessibility: z.array(z.string()),
      goodToKnow: z.array(z.string()),
      localTax: z.optional(wireAmount),
      registration: z.optional(z.string()),
      reviews: z.array(z.object({ author: z.string(), date: wireDay, rating: z.number(), title: z.string(), text: z.string() })),
    }),
  ),
  /** From-price for the search behind `code`, when it still stands. */
  offer: z.optional(
    z.object({
      perPerson: wireAmount,
      total: wireAmount,
      boardCode: z.string(),
      nights: z.int(),
      departureDate: wireDay,
      endDate: wireDay,
      currency: wireCurrency,
      lowestPrice30Days: z.optional(wireAmount),
      /** What may be booked for these dates, the included choice first: differences for the party against `total`. */
      rooms: z.optional(
        z.array(
          z.object({
            accommodationItemCode: z.string(),
            label: z.string(),
            upgradePrice: wireAmount,
            unitsLeft: z.optional(z.int()),
            photo: z.string(),
            size: z.int(),
            bed: z.string(),
            description: z.string(),
          }),
        ),
      ),
      boards: z.optional(z.array(z.object({ boardCode: z.string(), upgradePrice: wireAmount }))),
    }),
  ),
});
export type AccommodationDescription = z.infer<typeof accommodationDescription>;
export const sdpAccommodationDescription = endpoint({
  method: 'POST',
  path: '/sdp/accommodationDescription',
  body: 'json',
  request: accommodationDescriptionRequest,
  response: accommodationDescription,
});

export const flightOptions = z.object({
  status: z.enum(['ERROR', 'LOADING', 'NO_BAGAGE', 'SUCCESS', 'SESSION_EXPIRED']),
  flightCode: z.optional(z.string()),
  flightOptions: z.optional(
    z.object({
      flightBagageOption: z.object({ included: z.boolean(), cabinBaggages: z.array(baggageOption) }),
      flightBagageOptions: z.array(baggageOption),
    }),
  ),
});
export type FlightOptions = z.infer<typeof flightOptions>;

/** The configurable offer of one hotel for one search (funnel 3.8). Every price is for the party; the first room and board cost 0 more. */
export const accommodationQuoteResponse = z.object({
  status: z.enum(QUOTE_STATUSES),
  code: z.optional(wireFlowId),
  timestampISO8601: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  priceChange: z.optional(z.object({ newPrice: wireAmount, oldPrice: wireAmount })),
  currency: z.optional(wireCurrency),
  quotationItems: z.optional(z.array(quotationItem)),
  specialOffer: z.optional(z.boolean()),
  accommodation: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.number(),
      geography,
      photos: z.array(photo),
      lowestPrice30Days: z.optional(wireAmount),
      localTax: z.optional(wireAmount),
    }),
  ),
  trip: z.optional(
    z.object({
      departureCity: z.object({ code: z.string(), label: z.string() }),
      destination: z.object({ code: z.string(), label: z.string() }),
      departureDate: wireDay,
      endDate: wireDay,
      checkIn: wireDay,
      checkOut: wireDay,
      nights: z.int(),
      occupancies: wireOccupancies,
      cabin: z.object({ code: z.string(), label: z.string() }),
    }),
  ),
  flights: z.optional(z.array(flight)),
  taggedFlightsNumber: z.optional(z.int()),
  accommodationItems: z.optional(
    z.array(
      z.object({
        code: z.string(),
        items: z.array(z.object({ accommodationItemCode: z.string() })),
        label: z.string(),
        upgradePrice: wireAmount,
        unitsLeft: z.optional(z.int()),
        boardUpgrades: z.record(z.string(), wireAmount),
        photo: z.string(),
        size: z.int(),
        bed: z.string(),
        description: z.string(),
      }),
    ),
  ),
  boards: z.optional(z.array(z.object({ boardCode: z.string(), label: z.string(), upgradePrice: wireAmount, paragraphs: z.array(z.string()) }))),
  showBoardsFirst: z.optional(z.boolean()),
  activities: z.optional(z.array(activity)),
  transfers: z.optional(z.array(transfer)),
  insurances: z.optional(z.object({ insurancesItem: z.array(insurance) })),
  flex: z.optional(z.array(flexOption)),
  flightOptions: z.optional(flightOptions),
});
export type AccommodationQuoteResponse = z.infer<typeof accommodationQuoteResponse>;
export const sdpAccommodationQuote = endpoint({
  method: 'POST',
  path: '/sdp/accommodationQuote',
  body: 'json',
  request: z.object({
    code: wireFlowId,
    accommodationId: wireText(20),
    boardCode: z.optional(wireText(4)),
    price: z.optional(wireAmount),
    abTests: z._default(z.record(z.string(), z.string()), {}),
  }),
  response: accommodationQuoteResponse,
});
export const sdpFlightOptions = endpoint({
  method: 'POST',
  path: '/sdp/flightOptions',
  body: 'text-json',
  request: z.object({ code: wireFlowId, flightCode: wireText(80) }),
  response: flightOptions,
});

/** What the traveller chose on the quote page; the one payload that re-prices, pre-books and restores (funnel 3.3). */
export const selection = z.object({
  flightCode: wireText(80),
  accommodationItemCode: wireText(80),
  boardCode: wireText(4),
  transferCode: z.optional(wireText(40)),
  holdBaggageCode: z.optional(wireText(40)),
  cabinBaggageCode: z.optional(wireText(40)),
  insuranceCode: z.optional(wireText(40)),
  insuranceFlexCode: z.optional(wireText(40)),
  activities: z._default(
    z
      .array(z.object({ code: wireText(40), date: wireDay, guests: z.array(z.object({ code: wireText(40), guestsCount: z.int().check(z.gte(0), z.lte(9)) })) }))
      .check(z.maxLength(30)),
    [],
  ),
});
export type Selection = z.infer<typeof selection>;
