import type { Pool } from 'pg';

/**
 * The slow, obvious answer to a search, straight from the tables: every flight, every room, every board, every way to give the rooms out.
 * It shares no code with the index or the price rules and exists for tests only, never as a fallback.
 */
export interface OracleQuestion {
  readonly city: string;
  readonly destination: string;
  readonly cabin: string;
  /** 'YYYY-MM-DD'. */
  readonly departure: string;
  readonly return: string;
  readonly rooms: readonly { readonly adults: number; readonly births: readonly string[] }[];
  readonly partner: string;
  readonly currency: string;
  readonly decimals: number;
}

export interface OracleHotel {
  readonly code: string;
  /** Minor units of the party. */
  readonly total: number;
  readonly offset: number;
  readonly flights: string;
  /** Total by room choice (codes sorted) and board. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const SQL = `
with recursive inside as (
  select id, is_leaf, airport from place where code = $2
  union all select p.id, p.is_leaf, p.airport from place p join inside on p.parent_id = inside.id
), person as (
  select case when extract(year from age($5::date, birth)) >= 12 then 'A' when extract(year from age($5::date, birth)) >= 2 then 'C' else 'I' end as fare from unnest($7::date[]) as birth
  union all select 'A' from generate_series(1, $8::int)
), fares as (
  select count(*) filter (where fare = 'A')::int as a, count(*) filter (where fare = 'C')::int as c, count(*) filter (where fare = 'I')::int as i from person
), party as (
  select a, c + greatest(0, i - a) as c, least(a, i) as i, a + c + greatest(0, i - a) as seats from fares
), run as (
  select f.id, f.code, f.direction, f.airport, f.arrival_day_offset as shift, n.price
  from flight_option f join seat s on s.flight_option_id = f.id and s.cabin = $3 join inventory n on n.unit_id = s.unit_id, party
  where f.city = $1 and n.day = case f.direction when 'OUTBOUND' then $4::date else $5::date end
    and not n.closed and n.allotment - n.held - n.sold >= party.seats
), out as (select distinct on (airport, shift) * from run where direction = 'OUTBOUND' order by airport, shift, price, id
), back as (select distinct on (airport) * from run where direction = 'INBOUND' order by airport, price, id
), pair as (
  select out.airport, out.shift, out.code || '~' || back.code || '~' || $3 as flights, out.price + back.price as fare from out join back using (airport)
), stay as (
  select h.id as hotel_id, h.code as hotel, h.stars, h.infant_max_age, h.child_max_age, pair.shift, pair.flights,
    party.a * pair.fare + party.c * round(pair.fare * 0.75) + party.i * round(pair.fare * 0.10) as flights_net,
    $4::date + pair.shift as check_in, $5::date - ($4::date + pair.shift) as nights
  from inside join hotel h on h.place_id = inside.id join pair on pair.airport = inside.airport, party where inside.is_leaf
), room_stay as (
  select stay.*, r.code as room, r.position, r.occupancy, sum(n.price) as nights_total, min(case when n.closed then 0 else n.allotment - n.held - n.sold end) as units
  from stay join room r on r.hotel_id = stay.hotel_id
    join inventory n on n.unit_id = r.unit_id and n.day >= stay.check_in and n.day < $5::date
    join inventory first on first.unit_id = r.unit_id and first.day = stay.check_in
  where stay.nights >= 1 and stay.nights between first.min_stay and least(first.max_stay, 28)
  group by stay.hotel_id, hotel, stars, infant_max_age, child_max_age, shift, flights, flights_net, check_in, stay.nights, r.code, r.position, r.occupancy
  having count(*) = stay.nights and min(case when n.closed then 0 else n.allotment - n.held - n.sold end) >= 1
), guest as (
  select p.ordinality::int as party_room, (p.room ->> 'adults')::int as adults, coalesce(array(select jsonb_array_elements_text(p.room -> 'births')::date), '{}') as births
  from jsonb_array_elements($6::jsonb) with ordinality as p (room, ordinality)
), bed as (
  select room_stay.*, guest.party_room,
    guest.adults + (select count(*) from unnest(births) b where extract(year from age(check_in, b)) > child_max_age)::int as adults,
    (select count(*) from unnest(births) b where extract(year from age(check_in, b)) <= child_max_age and extract(year from age(check_in, b)) > infant_max_age)::int
      + greatest(0, (select count(*) from unnest(births) b where extract(year from age(check_in, b)) <= infant_max_age)::int - 1) as children
  from room_stay cross join guest
)
select hotel, stars, shift, flights, flights_net::float8 as "flightsNet", room, bed.position, units, party_room as "partyRoom", board.code as board, board.position as "boardPosition",
  round((nights_total + nights * board.add_per_night) * occupancy[(adults - 1) * 4 + children + 1] / 100.0)::float8 as cost
from bed join hotel_board board on board.hotel_id = bed.hotel_id
where adults between 1 and 4 and children <= 3 and occupancy[(adults - 1) * 4 + children + 1] > 0
order by hotel, shift, bed.position, party_room, board.position`;

interface OracleRow {
  hotel: string;
  stars: number;
  shift: number;
  flights: string;
  flightsNet: number;
  room: string;
  units: number;
  partyRoom: number;
  board: string;
  cost: number;
}

/** Every hotel that can be had, with every choice. */
export async function askOracle(pool: Pool, question: OracleQuestion): Promise<OracleHotel[]> {
  const { rows } = await pool.query<OracleRow>(SQL, [
    question.city,
    question.destination,
    question.cabin,
    question.departure,
    question.return,
    JSON.stringify(question.rooms),
    question.rooms.flatMap((room) => room.births),
    question.rooms.reduce((sum, room) => sum + room.adults, 0),
  ]);
  const markUps = await pool.query<{ stars: number; points: number }>('select stars, basis_points as points from mark_up where partner = $1', [
    question.partner,
  ]);
  const rate = await pool.query<{ rate: string }>(
    "select (per_eur * 1000000)::bigint::text as rate from exchange_rate where currency = $1 union all select '1000000'",
    [question.currency],
  );
  const points = new Map(markUps.rows.map((row) => [row.stars, row.points]));
  const sell = (stars: number, net: number): number => {
    const marked = halfUp(BigInt(net) * BigInt(10_000 + (points.get(stars) ?? 0)), 10_000n);
    return Number(halfUp(marked * BigInt(rate.rows[0]?.rate ?? '0') * 10n ** BigInt(question.decimals), 1_000_000n * 100n));
  };
  const hotels: OracleHotel[] = [];
  for (const own of Map.groupBy(rows, (row) => row.hotel).values()) {
    const offers = [...Map.groupBy(own, (row) => row.shift).values()].flatMap((arrival) => offersOf(arrival, question.rooms.length, sell));
    const best = offers.reduce<OracleHotel | null>(
      (least, offer) => (least === null || offer.total < least.total || (offer.total === least.total && offer.offset < least.offset) ? offer : least),
      null,
    );
    if (best !== null) hotels.push(best);
  }
  return hotels;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (numerator * 2n + denominator) / (denominator * 2n);

function offersOf(rows: readonly OracleRow[], partyRooms: number, sell: (stars: number, net: number) => number): OracleHotel[] {
  const [first] = rows;
  if (first === undefined) return [];
  const rooms = [...new Set(rows.map((row) => row.room))];
  const boards = [...new Set(rows.map((row) => row.board))];
  const costOf = new Map(rows.map((row) => [`${row.partyRoom} ${row.room} ${row.board}`, row.cost]));
  const unitsOf = new Map(rows.map((row) => [row.room, row.units]));
  let combinations: string[][] = [[]];
  for (let room = 0; room < partyRooms; room += 1) combinations = combinations.flatMap((before) => rooms.map((code) => [...before, code]));
  const choices = new Map<string, Map<string, number>>();
  for (const codes of combinations) {
    if (rooms.some((room) => codes.filter((code) => code === room).length > (unitsOf.get(room) ?? 0))) continue;
    for (const board of boards) {
      const costs = codes.map((code, index) => costOf.get(`${index + 1} ${code} ${board}`));
      if (costs.includes(undefined)) continue;
      const total = sell(first.stars, costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) + first.flightsNet);
      const key = codes.join('+');
      const own = choices.get(key) ?? new Map<string, number>();
      own.set(board, total);
      choices.set(key, own);
    }
  }
  const totals = [...choices.values()].flatMap((own) => [...own.values()]);
  return totals.length === 0 ? [] : [{ code: first.hotel, total: Math.min(...totals), offset: first.shift, flights: first.flights, choices }];
}
