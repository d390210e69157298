-- Searches that became offers, offers that became bookings, and what was asked of the payment provider.

-- One search and what the traveller made of it (bookingFlowId). The offer is kept as answered, so that a booking can be replayed.
create table booking_flow (
  code uuid primary key, brand text not null, partner text not null, shop text not null, currency text not null,
  search jsonb not null,
  prices jsonb not null default '{}',                   -- hotel code → party total shown by the search, minor units
  accommodation_id text, quote jsonb, quote_valid_until timestamptz,
  selection jsonb, pre_book jsonb,
  device text,                                          -- fingerprint of the device that pre-booked: personal data goes back to it only
  created_at timestamptz not null, expires_at timestamptz not null
);
create index booking_flow_expiry on booking_flow (expires_at);

create table booking (
  id uuid primary key, flow_code uuid not null references booking_flow,
  state text not null check (state in ('NEW','HELD','AUTHORISING','CHALLENGED','REDIRECTED','AUTHORISED','CAPTURED','CONFIRMING','CONFIRMED','UNPAID','VOIDING','REFUNDING','REFUNDED','FAILED')),
  brand text not null, partner text not null, shop text not null, currency text not null, total bigint not null check (total >= 0),
  selection jsonb not null, quote jsonb not null, items jsonb not null,    -- items: units to hold, [{unitId, fromDay, toDay, n}]
  customer jsonb, passengers jsonb, lead_key text, stay_from date not null, stay_to date not null, device text,
  hold_until timestamptz not null, reference text unique,
  outcome text,                                         -- book status the traveller is told once the state rests
  after_void text check (after_void in ('HELD','UNPAID','FAILED')),
  rehearsal text,                                       -- fault asked for by a magic input, never set on a live site
  attempt_id uuid,                                      -- the payment attempt under way or last tried
  lease_owner text, lease_until timestamptz, next_try_at timestamptz, tries integer not null default 0,
  people text,                                          -- why a person must look at it
  created_at timestamptz not null, updated_at timestamptz not null, confirmed_at timestamptz
);
-- One flow sells once: a second booking of a flow may begin only when the first came to nothing.
create unique index booking_one_per_flow on booking (flow_code) where state not in ('FAILED','REFUNDED');
create index booking_duplicate on booking (lead_key, stay_from) where state in ('AUTHORISING','CHALLENGED','REDIRECTED','AUTHORISED','CAPTURED','CONFIRMING','CONFIRMED','UNPAID');
create index booking_work on booking (next_try_at) where next_try_at is not null;
create index booking_people on booking (updated_at) where people is not null;

-- One press of the pay button. The idempotency key comes from the browser; the encrypted card is wiped as soon as the provider answered.
create table payment_attempt (
  id uuid primary key, booking_id uuid not null references booking, idempotency_key text not null, callback_id text not null unique,
  method text not null check (method in ('card','paypal')), amount bigint not null, currency text not null,
  encrypted_card text, return_url text not null, provider_id text unique, provider_status text,
  action_url text, redirect_url text, outcome text, external_status text, invalid_fields text[] not null default '{}', captured bigint not null default 0, refunded bigint not null default 0,
  created_at timestamptz not null, updated_at timestamptz not null, unique (booking_id, idempotency_key)
);

-- The intent of every outside call, committed before it is made; a repeat reads the same key.
create table payment_operation (
  key text primary key, booking_id uuid not null references booking, attempt_id uuid not null references payment_attempt,
  operation text not null check (operation in ('AUTHORISE','CAPTURE','CANCEL','REFUND')), amount bigint not null,
  done_at timestamptz, answer jsonb, created_at timestamptz not null, unique (attempt_id, operation)
);

-- History of every booking: who moved it where, and why.
create table booking_event (
  id bigint generated always as identity primary key, booking_id uuid not null references booking,
  at timestamptz not null, from_state text, to_state text not null, reason text not null
);
create index booking_event_of on booking_event (booking_id, id);

create table payment_webhook (event_id text primary key, received_at timestamptz not null);

create sequence booking_number as integer minvalue 0 maxvalue 8999999 start with 0 cycle;
create table booking_secret (one boolean primary key default true check (one), reference_key text not null);
