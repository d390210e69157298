import type { Confirmation } from '@escale/contract/booking';
import type { Flight } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import { messageLanguageOf } from '@escale/i18n/languages';
import type { Pool } from 'pg';
import { wordingFor } from '../documents/index.ts';

type Labels = Readonly<Record<string, string>>;

/** A trip for previews: a hotel, a room and flights of the demo's own catalogue, so that a preview shows names and lengths as they are sold. */
export interface SampleTrip {
  readonly hotel: string;
  readonly stars: number;
  readonly picture: string;
  readonly place: Labels;
  readonly room: Labels;
  readonly boardCode: string;
  readonly outbound: SampleBound;
  readonly inbound: SampleBound;
  /** Units of a currency for one euro. */
  readonly perEuro: Readonly<Record<string, number>>;
}

interface SampleBound {
  readonly airline: string;
  readonly airlineCode: string;
  readonly from: string;
  readonly to: string;
  readonly departMinute: number;
  readonly arriveMinute: number;
  readonly minutes: number;
  readonly arrivalDays: number;
  readonly number: string;
}

const LEAVES_IN_DAYS = 112;
const NIGHTS = 7;
const EUROS = 1394;

const boundSql = (direction: 'OUTBOUND' | 'INBOUND'): string =>
  `select f.city_airport as city, f.airport, a.name as airline, f.airline as "airlineCode", f.depart_minute as "departMinute", f.total_minutes as minutes,
     (f.legs->-1->>'arriveMinute')::int as "arriveMinute", f.arrival_day_offset as "arrivalDays", coalesce(f.legs->0->>'flightNumber', f.code) as number
   from flight_option f join airline a on a.code = f.airline where f.direction = '${direction}' and f.airport = $1 and f.kind = 'DIRECT' order by f.id limit 1`;

type BoundRow = Omit<SampleBound, 'from' | 'to'> & { readonly city: string; readonly airport: string };

/** A trip of the catalogue that is there; null when there is none. */
export const findSampleTrip = async (db: Pool): Promise<SampleTrip | null> => {
  const { rows } = await db.query<{ hotel: string; stars: number; picture: string; place: Labels; room: Labels; boardCode: string; airport: string }>(
    `select h.name as hotel, h.stars, h.pictures[1] as picture, p.label as place, r.label as room, p.airport,
       (select code from hotel_board b where b.hotel_id = h.id order by b.position limit 1) as "boardCode"
     from hotel h join place p on p.id = h.place_id join room r on r.hotel_id = h.id and r.position = (select min(position) from room where hotel_id = h.id)
     where exists (select 1 from flight_option f where f.airport = p.airport and f.kind = 'DIRECT') order by h.ranking desc, h.id limit 1`,
  );
  const [found] = rows;
  if (found === undefined) return null;
  const boundOf = async (direction: 'OUTBOUND' | 'INBOUND'): Promise<SampleBound | undefined> => {
    const [row] = (await db.query<BoundRow>(boundSql(direction), [found.airport])).rows;
    if (row === undefined) return undefined;
    const { city, airport, ...rest } = row;
    return direction === 'OUTBOUND' ? { ...rest, from: city, to: airport } : { ...rest, from: airport, to: city };
  };
  const [outbound, inbound] = await Promise.all([boundOf('OUTBOUND'), boundOf('INBOUND')]);
  const rates = (await db.query<{ currency: string; rate: number }>('select currency, per_eur::float8 as rate from exchange_rate')).rows;
  return outbound === undefined || inbound === undefined
    ? null
    : { ...found, outbound, inbound, perEuro: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) };
};

const clock = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(((minute % 60) + 60) % 60).padStart(2, '0')}`;

const boundOn = (bound: SampleBound, day: string): Flight['outbound'] => {
  const airline = { name: bound.airline, code: bound.airlineCode };
  return {
    totalDuration: bound.minutes,
    cabin: 'ECONOMY',
    airline: { ...airline, colour: '#000000' },
    legs: [
      {
        operatingAirlineName: bound.airline,
        airline,
        flightNumber: bound.number,
        transport: 'Flight',
        from: { airport: bound.from, iata: bound.from, takeOffDate: day, takeOffTime: clock(bound.departMinute) },
        to: {
          airport: bound.to,
          iata: bound.to,
          landingDate: addDays(day, bound.arrivalDays),
          landingTime: clock(bound.arriveMinute),
          flightDuration: bound.minutes,
          stopDuration: 0,
        },
        luggage: { quantity: 1 },
      },
    ],
  };
};

const inLanguage = (labels: Labels, shop: string): string => labels[messageLanguageOf(shop)] ?? labels['en'] ?? '';

/** Where the sample trip goes, in a shop's language. */
export const placeOf = ({ place }: SampleTrip, shop: string): string => inLanguage(place, shop);

/** A booking of two people on the sample trip, in a state. `today` a calendar day; amounts follow the currency. */
export const sampleConfirmation = (
  trip: SampleTrip,
  at: { readonly brand: string; readonly shop: string; readonly currency: string; readonly today: string; readonly state: Confirmation['state'] },
): Confirmation => {
  const { say } = wordingFor(at.shop, at.currency, ['offer']);
  const leaves = addDays(at.today, LEAVES_IN_DAYS);
  const returns = addDays(leaves, NIGHTS);
  const total = Math.round(EUROS * (trip.perEuro[at.currency] ?? 1));
  const paid = at.state === 'CONFIRMED' ? total : 0;
  return {
    state: at.state,
    bookingReference: at.state === 'CONFIRMED' ? '4827160' : '',
    shop: at.shop,
    brand: at.brand,
    bookingDate: `${at.today}T10:00:00Z`,
    currency: at.currency,
    total,
    totalPaid: paid,
    totalDue: total - paid,
    totalUsd: '0.00',
    customer: {
      civility: 'F',
      firstName: 'Camille',
      lastName: 'Renaudin',
      email: 'camille.renaudin@example.com',
      phone: '+33639981234',
      address: { address1: '18 rue des Tanneurs', postCode: '59000', city: 'Lille', country: 'FR' },
    },
    passengers: [
      { type: 'ADULT', index: 1, civility: 'F', firstName: 'Camille', lastName: 'Renaudin' },
      { type: 'ADULT', index: 2, civility: 'M', firstName: 'Idris', lastName: 'Belhadj' },
    ],
    selection: { flightCode: 'F', accommodationItemCode: 'R', boardCode: trip.boardCode, activities: [] },
    quote: {
      status: 'SUCCESS',
      currency: at.currency,
      accommodation: {
        id: 'H00000',
        name: trip.hotel,
        category: trip.stars,
        geography: { levels: [] },
        photos: [{ url: `/pictures/${trip.picture}-wide-1440.avif`, thumbnail: '' }],
        localTax: 0,
      },
      trip: {
        departureCity: { code: trip.outbound.from, label: trip.outbound.from },
        destination: { code: trip.outbound.to, label: placeOf(trip, at.shop) },
        departureDate: leaves,
        endDate: returns,
        checkIn: leaves,
        checkOut: returns,
        nights: NIGHTS,
        occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
        cabin: { code: 'ECONOMY', label: '' },
      },
      flights: [
        {
          code: 'F',
          tag: null,
          tags: [],
          included: true,
          upgradePrice: 0,
          warnings: [],
          baggageIncluded: true,
          secondaryAirport: false,
          hasTrain: false,
          recommended: 1,
          outbound: boundOn(trip.outbound, leaves),
          inbound: boundOn(trip.inbound, returns),
        },
      ],
      accommodationItems: [
        {
          code: 'R',
          items: [{ accommodationItemCode: 'R' }],
          label: inLanguage(trip.room, at.shop),
          upgradePrice: 0,
          boardUpgrades: {},
          photo: '',
          size: 0,
          bed: '',
          description: '',
        },
      ],
      boards: [{ boardCode: trip.boardCode, label: say(`offer.board.${trip.boardCode}`), upgradePrice: 0, paragraphs: [] }],
    },
    ledger: [],
    money: at.state === 'CANCELED' ? { kind: 'REFUNDED', amount: total, currency: at.currency } : { kind: 'TAKEN', amount: paid, currency: at.currency },
    documents: [],
  };
};
