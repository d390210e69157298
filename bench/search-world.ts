import type { Pool } from 'pg';

/** A catalogue for measuring: leaves of given sizes behind one airport, three room types and two boards a hotel, four flights a day each way. */
export interface BenchWorld {
  /** Hotels by leaf; the leaf with n hotels measured first has the code `B<n>`, filler leaves `F<i>`. */
  readonly measured: readonly number[];
  /** Hotels of the whole catalogue, filler included. */
  readonly hotels: number;
  readonly days: number;
  /** First day, 'YYYY-MM-DD'. */
  readonly today: string;
}

const HOTELS_OF_FILLER = 200;
export const BENCH_CITY = 'AAA';
export const BENCH_PARTNER = 'BENCH';
export const codeOf = (hotels: number): string => `B${hotels}`;

/** Fills an empty database; the same world gives the same rows. */
export async function fillBenchWorld(pool: Pool, world: BenchWorld): Promise<void> {
  const leaves = world.measured.map((hotels) => ({ code: codeOf(hotels), hotels }));
  for (let left = world.hotels - world.measured.reduce((sum, hotels) => sum + hotels, 0), index = 0; left > 0; left -= HOTELS_OF_FILLER, index += 1) {
    leaves.push({ code: `F${index}`, hotels: Math.min(left, HOTELS_OF_FILLER) });
  }
  const label = `'{"en": "Bench"}'::jsonb`;
  await pool.query(
    `insert into airport values ('AAA', ${label}, ${label}, 'FR', 'Europe/Paris', 48, 2, true), ('BBB', ${label}, ${label}, 'ES', 'Europe/Madrid', 39, 2, true)`,
  );
  await pool.query(`insert into departure_city values ('AAA', ${label}, 'FR', '{AAA}')`);
  await pool.query(
    `insert into place (id, code, parent_id, level, label, country, is_leaf, airport) values (1, 'BZ', null, 'ZONE', ${label}, null, false, null), (2, 'BC', 1, 'COUNTRY', ${label}, 'ES', false, null)`,
  );
  await pool.query(
    `insert into place (id, code, parent_id, level, label, country, is_leaf, airport) select 10 + at, code, 2, 'RESORT', ${label}, 'ES', true, 'BBB' from unnest($1::text[]) with ordinality as l (code, at)`,
    [leaves.map((leaf) => leaf.code)],
  );
  await pool.query(
    `insert into hotel (id, code, place_id, name, stars, lat, lon, rating_a, reviews_a, ranking, infant_max_age, child_max_age, pictures, description, facilities)
     select row_number() over (order by at, n), 'H' || lpad((row_number() over (order by at, n))::text, 6, '0'), 10 + at, 'Hotel ' || n, 2 + n % 4, 39, 2, 3 + (n % 20) / 10.0, n % 900, (n * 37) % 1000,
       1, case n % 3 when 0 then 11 when 1 then 12 else 15 end, array['a', 'b', 'c', 'd'], '{}', array['POOL', 'SPA']
     from unnest($1::int[]) with ordinality as l (hotels, at) cross join lateral generate_series(1, hotels) as n`,
    [leaves.map((leaf) => leaf.hotels)],
  );
  await pool.query(`insert into unit select h.id::bigint * 10 + t, 'ROOM' from hotel h cross join generate_series(0, 2) t`);
  await pool.query(
    `insert into room (unit_id, hotel_id, code, label, position, max_adults, max_children, max_guests, occupancy)
     select h.id::bigint * 10 + t, h.id, (array['STD', 'SUP', 'FAM'])[t + 1], ${label}, t, 4, 3, 5,
       case t when 2 then '{70,85,95,105,100,120,135,150,150,165,180,0,190,0,0,0}'::smallint[] else '{75,90,0,0,100,125,0,0,160,0,0,0,0,0,0,0}'::smallint[] end
     from hotel h cross join generate_series(0, 2) t`,
  );
  await pool.query(`insert into hotel_board select id, 'BB', 0, 0 from hotel union all select id, 'HB', 1, 2200 from hotel`);
  await pool.query(`insert into airline values ('0Z', 'Bench Air', '#000000')`);
  await pool.query(
    `insert into flight_option (id, code, direction, city, city_airport, airport, airline, kind, days, depart_minute, total_minutes, arrival_day_offset, stops, legs)
     select n, 'F' || n, case when n <= 4 then 'OUTBOUND' else 'INBOUND' end, 'AAA', 'AAA', 'BBB', '0Z', 'DIRECT', 127, 400 + n * 60, 150, case when n in (3, 4) then 1 else 0 end, 0, '[]' from generate_series(1, 8) n`,
  );
  await pool.query(`insert into unit select 900000000 + n, 'SEAT' from generate_series(1, 8) n`);
  await pool.query(`insert into seat (unit_id, flight_option_id, cabin) select 900000000 + n, n, 'ECONOMY' from generate_series(1, 8) n`);
  await pool.query(
    `insert into inventory (unit_id, day, allotment, price, closed, min_stay, max_stay)
     select r.unit_id, $1::date + d, case when (r.unit_id * 31 + d * 17) % 23 = 0 then 0 else ((r.unit_id * 7 + d / 9) % 6)::int end, 5000 + (r.hotel_id * 977) % 9000 + r.position * 2100 + 900 * ((d / 7) % 12) + 35 * (d % 7),
       (r.unit_id + d) % 211 = 0, 1 + case when (r.hotel_id + d / 30) % 5 = 0 then 3 else 0 end, 28
     from room r cross join generate_series(0, $2::int - 1) d`,
    [world.today, world.days],
  );
  await pool.query(
    `insert into inventory (unit_id, day, allotment, price) select 900000000 + n, $1::date + d, (n * 5 + d) % 9, 6000 + n * 700 + 55 * (d % 31) from generate_series(1, 8) n cross join generate_series(0, $2::int - 1) d`,
    [world.today, world.days],
  );
  await pool.query(`insert into mark_up select $1, s, 800 + 100 * s from generate_series(1, 5) s`, [BENCH_PARTNER]);
  await pool.query(`insert into exchange_rate values ('EUR', 1, $1)`, [world.today]);
  await pool.query('analyze');
}
