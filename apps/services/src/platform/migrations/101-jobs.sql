-- Work to be done later, written in the transaction that makes it necessary. Times of `run_at` are the business clock's
-- (a frozen clock rules them); leases are the machine's, so that a killed worker's job is taken up again.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,                                     -- the same kind and key wait only once
  payload jsonb not null,
  run_at timestamptz not null, created_at timestamptz not null,
  tries smallint not null default 0,
  status text not null default 'due' check (status in ('due','people')), -- done = the row is gone; people = somebody has to look
  lease_owner uuid, lease_until timestamptz,
  last_error text
);
create unique index job_key on job (kind, key) where status = 'due' and lease_owner is null;
create index job_due on job (run_at) where status = 'due';

-- What leaves the house exactly as it was when it became true: mails, messages. The key is the Message-ID, so that the
-- receiver can tell a repetition (delivery is at least once by nature).
create table outbox (
  key text primary key, kind text not null, payload jsonb not null,
  created_at timestamptz not null, delivered_at timestamptz
);
create index outbox_waiting on outbox (created_at) where delivered_at is null;

-- Analytics as posted to the tag endpoint; no identifier of a visitor is kept (funnel 7.6, platform 7).
create table nav_log (
  id bigint generated always as identity primary key,
  at timestamptz not null, brand text, shop text, name text not null, path text, data jsonb not null
);
create index nav_log_at on nav_log using brin (at);
