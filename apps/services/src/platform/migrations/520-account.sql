-- What members and people who looked a booking up do with it (platform 2.5, 2.6), and their own data.

-- Whose booking it is, when it was made signed in; others are found by their proved e-mail address.
alter table booking add column member uuid references member on delete set null;
create index booking_member on booking (member) where member is not null;
create index booking_email on booking (lower(trim(customer->>'email'))) where reference is not null;
create index booking_phone on booking ((customer->>'phone')) where reference is not null;

-- Six digits sent by letter or message, asked for before documents, changes and erasures. Holder: the token of a lookup, or a member.
create table access_code (
  holder text primary key, code_hash text not null, tries smallint not null default 0,
  created_at timestamptz not null, expires_at timestamptz not null, verified_at timestamptz
);
create index access_code_age on access_code (created_at);

-- A customer's requests with their messages and files (readings 6.5 row 63).
create table customer_request (
  id uuid primary key, brand text not null, shop text not null, member uuid references member on delete set null, booking_id uuid references booking,
  email text not null, email_key text not null,
  kind text not null check (kind in ('NEW_REQUEST','CANCELLATION')),
  subject text not null, state text not null check (state in ('OPEN','ANSWERED','CLOSED')),
  created_at timestamptz not null, answer_by timestamptz not null, changed_at timestamptz not null
);
create index customer_request_of on customer_request (brand, email_key);
create index customer_request_member on customer_request (member);
create index customer_request_booking on customer_request (booking_id);
create table customer_message (
  id uuid primary key, request uuid not null references customer_request on delete cascade, key uuid not null,
  author text not null check (author in ('CUSTOMER','TEAM')),
  body text not null, at timestamptz not null, read_at timestamptz,
  unique (request, key)                                  -- a second click sends nothing twice
);
create table customer_file (
  id uuid primary key, message uuid not null references customer_message on delete cascade, position smallint not null,
  name text not null, type text not null, bytes bytea not null, unique (message, position)
);

-- Copies of a member's data: made by a job, fetched once, on the device that asked.
create table data_export (
  id uuid primary key, member uuid not null references member on delete cascade, device text not null, token_hash text unique,
  payload jsonb, asked_at timestamptz not null, ready_at timestamptz, expires_at timestamptz not null, fetched_at timestamptz
);
create index data_export_of on data_export (member);

-- Text messages as they were sent; in the demo the outbox page shows them.
create table sms (key text primary key, brand text not null, recipient text not null, body text not null, created_at timestamptz not null);
