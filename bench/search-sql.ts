import type { Pool } from 'pg';

/** The same questions as a developer would first put them to the database: correct, direct, with the indexes of the tables. */
export interface SqlQuestion {
  readonly city: string;
  readonly destination: string;
  readonly departure: string;
  readonly return: string;
  /** 1 or 2 rooms of two adults each. */
  readonly rooms: 1 | 2;
  readonly partner: string;
}

const FLIGHTS = `
party as (select 2 * $5::int as seats),
run as (
  select f.airport, f.direction, f.arrival_day_offset as shift, n.price, n.day
  from flight_option f join seat s on s.flight_option_id = f.id and s.cabin = 'ECONOMY' join inventory n on n.unit_id = s.unit_id, party
  where f.city = $1 and not n.closed and n.allotment - n.held - n.sold >= party.seats and n.day = any (case f.direction when 'OUTBOUND' then array[$3::date] else array[$4::date] end)
),
pair as (
  select out.airport, out.shift, (select seats from party) * (min(out.price) + min(back.price)) as flights_net
  from run out join run back on back.airport = out.airport and back.direction = 'INBOUND' where out.direction = 'OUTBOUND' group by 1, 2
)`;

const PLACES = `with recursive inside as (select id, is_leaf, airport from place where code = $2 union all select p.id, p.is_leaf, p.airport from place p join inside on p.parent_id = inside.id)`;

const SEARCH = `${PLACES}, ${FLIGHTS}, room_stay as (
  select h.id, h.code, h.name, h.stars, h.ranking, h.rating_a, h.pictures, pair.shift, pair.flights_net, r.unit_id, round(sum(n.price) * r.occupancy[5] / 100.0) as cost, min(n.allotment - n.held - n.sold) as units
  from inside join hotel h on h.place_id = inside.id join pair on pair.airport = inside.airport join room r on r.hotel_id = h.id
    join inventory first on first.unit_id = r.unit_id and first.day = $3::date + pair.shift
    join inventory n on n.unit_id = r.unit_id and n.day >= $3::date + pair.shift and n.day < $4::date
  where r.occupancy[5] > 0 and $4::date - ($3::date + pair.shift) between first.min_stay and first.max_stay
  group by h.id, pair.shift, pair.flights_net, r.unit_id, r.occupancy
  having bool_and(not n.closed and n.allotment - n.held - n.sold > 0) and count(*) = $4::date - ($3::date + pair.shift)
), priced as (
  select one.id, one.code, one.name, one.stars, one.ranking, one.rating_a, one.pictures, min(one.flights_net + one.cost + case $5::int when 2 then two.cost else 0 end) as net
  from room_stay one join room_stay two on two.id = one.id and two.shift = one.shift and ($5::int = 2 or two.unit_id = one.unit_id) and ($5::int = 1 or one.unit_id <> two.unit_id or one.units >= 2)
  group by 1, 2, 3, 4, 5, 6, 7
), sold as (
  select priced.*, round(net * (10000 + basis_points) / 10000.0) as total from priced join mark_up m on m.partner = $6 and m.stars = priced.stars
), points as (
  select round(percentile_disc(0.25) within group (order by total) / 5000) * 5000 as low, round(percentile_disc(0.5) within group (order by total) / 5000) * 5000 as middle, round(percentile_disc(0.75) within group (order by total) / 5000) * 5000 as high from sold
)
select json_build_object(
  'total', (select count(*) from sold),
  'stars', (select json_agg(s) from (select stars, count(*) from sold group by 1 order by 1 desc) s),
  'boards', (select json_agg(b) from (select b.code, count(*) from sold join hotel_board b on b.hotel_id = sold.id group by 1 order by 1) b),
  'rating', (select json_agg(r) from (select floor(rating_a * 2) / 2 as rating, count(*) from sold group by 1 order by 1 desc) r),
  'budget', (select json_agg(c) from (select width_bucket(total, array[low, middle, high]) as bucket, count(*) from sold, points group by 1 order by 1) c),
  'cards', (select json_agg(c) from (select code, name, stars, ranking, pictures, total from sold order by total, id limit 20) c)
)::text as answer`;

const YEAR = `${PLACES}, room_stay as (
  select inside.airport, h.stars, n.day, round(sum(n.price) over stay * r.occupancy[5] / 100.0) as cost, n.min_stay, n.max_stay,
    count(*) filter (where not n.closed and n.allotment - n.held - n.sold > 0) over stay as open_nights
  from inside join hotel h on h.place_id = inside.id join room r on r.hotel_id = h.id join inventory n on n.unit_id = r.unit_id
  where r.occupancy[5] > 0 window stay as (partition by n.unit_id order by n.day rows between current row and NIGHTS following)
), least as (
  select airport, stars, day, min(cost) as cost from room_stay where open_nights = NIGHTS + 1 and NIGHTS + 1 between min_stay and max_stay group by 1, 2, 3
)
select least.airport, least.stars, least.day, least.cost from least`;

const yearOf = (days: number, shift: number): string => YEAR.replaceAll('NIGHTS + 1', String(days - shift)).replaceAll('NIGHTS', String(days - shift - 1));

const CALENDAR = (days: number): string => `
with stay0 as materialized (${yearOf(days, 0)}), stay1 as materialized (${yearOf(days, 1)}), stays as materialized (select 0 as shift, * from stay0 union all select 1, airport, stars, day, cost from stay1),
fare as materialized (
  select f.airport, f.direction, f.arrival_day_offset as shift, n.day, min(n.price) as price
  from flight_option f join seat s on s.flight_option_id = f.id and s.cabin = 'ECONOMY' join inventory n on n.unit_id = s.unit_id
  where f.city = $1 and not n.closed and n.allotment - n.held - n.sold >= 2 group by 1, 2, 3, 4
), back as materialized (select airport, day, min(price) as price from fare where direction = 'INBOUND' group by 1, 2)
select out.day::text as day, ceil(min(round((2 * (out.price + back.price) + stays.cost) * (10000 + m.basis_points) / 10000.0)) / 200)::int as price
from fare out join back on back.airport = out.airport and back.day = out.day + ${days} join stays on stays.airport = out.airport and stays.shift = out.shift and stays.day = out.day + out.shift
  join mark_up m on m.partner = $3 and m.stars = stays.stars
where out.direction = 'OUTBOUND' and out.day between $4::date and $5::date group by 1 order by 1`;

/** Totals of the twenty cheapest hotels with facets, as JSON text. */
export async function searchBySql(pool: Pool, question: SqlQuestion): Promise<string> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'bench-search',
    text: SEARCH,
    values: [question.city, question.destination, question.departure, question.return, question.rooms, question.partner],
  });
  return rows[0]?.answer ?? '';
}

/** Least price per person of two adults by departure day, whole units. */
export async function calendarBySql(
  pool: Pool,
  question: { city: string; destination: string; partner: string; from: string; to: string; days: number },
): Promise<{ day: string; price: number }[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // In SQL's favour: the planner takes the parts for much smaller than they are and would loop over them for seconds.
    await client.query('set local enable_nestloop = off');
    const { rows } = await client.query<{ day: string; price: number }>(CALENDAR(question.days), [
      question.city,
      question.destination,
      question.partner,
      question.from,
      question.to,
    ]);
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
