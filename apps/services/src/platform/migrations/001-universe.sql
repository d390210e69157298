-- The universe that is sold: geography, hotels, rooms, boards, flights, extras, and the one table every sale decrements.
-- Labels are jsonb {"fr": …, "en": …, "de": …, "ar": …}: editors' copy, not interface text.
-- Amounts are integer cents of the catalogue's base currency (EUR) unless a column says otherwise.

create table airport (
  iata text primary key, label jsonb not null, city_label jsonb not null, country text not null,
  zone text not null,                                   -- IANA time zone
  lat double precision not null, lon double precision not null, is_primary boolean not null default true
);

create table departure_city (code text primary key, label jsonb not null, country text not null, airports text[] not null);

-- Sellable geography (funnel 3.6). A leaf is the finest place a traveller can search; hotels hang on leaves.
create table place (
  id integer primary key, code text not null unique, parent_id integer references place,
  level text not null check (level in ('ZONE','COUNTRY','NEARTO','PROVINCE','REGION','RESORT','DISTRICT','OTHER')),
  label jsonb not null, country text, is_leaf boolean not null default false,
  airport text references airport,                      -- of a leaf: where its travellers land
  lat double precision, lon double precision, facts jsonb not null default '{}'
);
create index place_parent on place (parent_id);

create table hotel (
  id integer primary key, code text not null unique, place_id integer not null references place, district jsonb,
  name text not null, stars smallint not null check (stars between 1 and 5), half_star boolean not null default false,
  lat double precision not null, lon double precision not null,
  rating_a numeric(2,1), reviews_a integer not null default 0,           -- provider A, 0-5
  rating_b smallint, rating_b_average numeric(2,1), reviews_b integer not null default 0, -- provider B, recommendation %, average / 6
  ranking smallint not null default 0,                                   -- RECOMMENDED order, higher first
  facilities text[] not null default '{}', themes text[] not null default '{}', adult_only boolean not null default false,
  infant_max_age smallint not null default 1, child_max_age smallint not null default 11, -- the hotel's own limits, inclusive
  pictures text[] not null, description jsonb not null,
  local_tax_cents integer not null default 0,                            -- per person and night, paid at the hotel
  registration text
);
create index hotel_place on hotel (place_id);

-- Anything of which a counted number exists per day: a room type of a hotel, or the seats of a flight in a cabin.
create table unit (id bigint primary key, kind text not null check (kind in ('ROOM','SEAT')));

create table room (
  unit_id bigint primary key references unit, hotel_id integer not null references hotel, code text not null, label jsonb not null,
  size_m2 smallint, bed jsonb, picture text, description jsonb, position smallint not null,
  max_adults smallint not null, max_children smallint not null, max_guests smallint not null,
  -- percent of the two-adult price, flattened [adults 1..4][children 0..3]; 0 = not allowed
  occupancy smallint[] not null, unique (hotel_id, code)
);
create index room_hotel on room (hotel_id);

-- Boards of a hotel; the supplement is per night for two adults, scaled by the same occupancy percentage. The first position is the base board.
create table hotel_board (
  hotel_id integer not null references hotel, code text not null check (code in ('RO','BB','HB','FB','AI')),
  position smallint not null, add_per_night integer not null default 0, primary key (hotel_id, code)
);

create table airline (code text primary key, name text not null, colour text not null);

-- One-way itineraries that run on a weekly pattern; seats and fares per day and cabin are inventory.
create table flight_option (
  id integer primary key, code text not null unique, direction text not null check (direction in ('OUTBOUND','INBOUND')),
  city text not null references departure_city, city_airport text not null references airport, airport text not null references airport,
  airline text not null references airline, kind text not null check (kind in ('DIRECT','CONNECTING','TRAIN')),
  days smallint not null,                               -- bit 0 = Monday … bit 6 = Sunday
  depart_minute smallint not null, total_minutes integer not null, arrival_day_offset smallint not null default 0,
  stops smallint not null default 0, warnings text[] not null default '{}',
  legs jsonb not null,                                  -- [{airline, operatingAirline, flightNumber, from, to, departMinute, departDayOffset, arriveMinute, arriveDayOffset, minutes, stopMinutes, transport: 'Flight'|'Train', terminal?}]
  secondary_airport boolean not null default false
);
create index flight_option_route on flight_option (city, airport, direction);

create table seat (
  unit_id bigint primary key references unit, flight_option_id integer not null references flight_option,
  cabin text not null check (cabin in ('ECONOMY','PREMIUM','BUSINESS','FIRST')),
  hold_bags smallint not null default 0, hold_bag_kg smallint not null default 23, cabin_bag_kg smallint not null default 8,
  hold_bag_price integer,                               -- per person and way when not included; null = cannot be booked
  unique (flight_option_id, cabin)
);

-- The truth of what is left and what it costs. Rooms: day = night, price = two adults, base board, whole room, per night.
-- Seats: day = departure day, price = one adult one way, taxes included.
create table inventory (
  unit_id bigint not null references unit, day date not null,
  allotment integer not null check (allotment >= 0), held integer not null default 0, sold integer not null default 0,
  closed boolean not null default false,
  price integer not null check (price > 0),
  min_stay smallint not null default 1, max_stay smallint not null default 28,  -- rooms: by arrival night; max 0 = closed to arrival
  overhang integer not null default 0,                  -- sold beyond a supplier's later cut; people look at it
  primary key (unit_id, day),
  check (held >= 0 and sold >= 0 and held + sold <= allotment + overhang)
) with (fillfactor = 70);

create table hold (
  id uuid primary key, booking_id uuid not null, unit_id bigint not null references unit, from_day date not null, to_day date not null,
  n integer not null check (n > 0), status text not null check (status in ('held','sold','released','expired')),
  expires_at timestamptz not null, check (to_day > from_day)
);
create index hold_due on hold (expires_at) where status = 'held';
create index hold_of_unit on hold (unit_id, expires_at) where status = 'held';
create index hold_of_booking on hold (booking_id);

-- Every change of inventory, with absolute new values, in commit order by snapshot (never by sequence number).
create table change_log (
  id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
  unit_id bigint not null, day date not null, available integer not null, price integer not null,
  min_stay smallint not null, max_stay smallint not null
);
create index change_log_xid on change_log (xid);

-- Extras offered with a package. who: per person or per booking; texts are labels.
create table activity (
  code text primary key, place_id integer not null references place, label jsonb not null, description jsonb not null, picture text,
  day_offset smallint not null, min_age smallint not null default 0, max_age smallint not null default 99,
  adult_price integer not null, child_price integer not null, included_guests smallint not null default 0
);
create table transfer (
  code text primary key, place_id integer not null references place, vehicule jsonb not null, description jsonb not null,
  picture text, maximum_capacity smallint not null, price integer not null, per_person boolean not null
);
create table insurance (
  code text primary key, name jsonb not null, intro jsonb not null, paragraphs jsonb not null,
  basis_points integer not null, document text not null -- premium as share of the trip price
);
create table flex_option (code text primary key, label jsonb not null, paragraphs jsonb not null, basis_points integer not null);

create table exchange_rate (currency text primary key, per_eur numeric(14,6) not null, day date not null);

-- Mark-up by partner and star class, in basis points of the net price; and the fixed booking fee bands (funnel 9).
create table mark_up (partner text not null, stars smallint not null, basis_points integer not null, primary key (partner, stars));

-- Lowest selling price per person seen each day, the only ground on which a reduction may be shown (readings 8).
create table price_history (
  partner text not null, hotel_id integer not null, nights smallint not null, day date not null, lowest integer not null, currency text not null,
  primary key (partner, hotel_id, nights, day)
);

-- What the universe in this database is: seed, generation day, scale.
create table universe (one boolean primary key default true check (one), seed text not null, today date not null, scale numeric not null, version text not null);
