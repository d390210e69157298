-- Credits as a ledger: a coupon is a name for money somebody may spend, every movement is a line, a balance is the sum of its lines.
create table coupon (
  id uuid primary key, member uuid not null references member on delete cascade, brand text not null,
  family text not null check (family in ('sponsorship','generic','travelback','creditNote')),
  source text not null, cause text not null,             -- what it was given for: the same cause gives once
  friend uuid, promised bigint not null check (promised > 0), currency text not null,
  min_use_day date, max_use_day date,
  created_at timestamptz not null, changed_at timestamptz not null,
  -- Sums of the ledger's lines, kept by the trigger below and never below zero.
  available bigint not null default 0 check (available >= 0), reserved bigint not null default 0 check (reserved >= 0),
  unique (member, cause)
);
create table coupon_movement (
  id bigint generated always as identity primary key, coupon uuid not null references coupon on delete cascade, at timestamptz not null,
  kind text not null check (kind in ('GRANT','RESERVE','RELEASE','SPEND','REFUND','LAPSE')),
  available bigint not null, reserved bigint not null,   -- what the line adds to either sum, minor units
  booking_id uuid, key text not null unique,             -- the same key moves once
  check (case kind
    when 'GRANT' then available > 0 and reserved = 0
    when 'RESERVE' then available < 0 and reserved = -available
    when 'RELEASE' then available > 0 and reserved = -available
    when 'SPEND' then available = 0 and reserved < 0
    when 'REFUND' then available > 0 and reserved = 0
    else available < 0 and reserved = 0 end)
);
create index coupon_movement_of on coupon_movement (coupon, id);

create function add_coupon_movement() returns trigger language plpgsql as $$
begin
  update coupon set available = available + new.available, reserved = reserved + new.reserved, changed_at = greatest(changed_at, new.at) where id = new.coupon;
  return null;
end $$;
create trigger coupon_movement_added after insert on coupon_movement for each row execute function add_coupon_movement();

create function keep_coupon_movement() returns trigger language plpgsql as $$
begin
  raise exception 'a line of the ledger is never changed: write another one';
end $$;
create trigger coupon_movement_kept before update on coupon_movement for each row execute function keep_coupon_movement();

-- When a member last looked at credits and at credit notes (platform 3 showCreditsNotification).
create table coupon_look (member uuid primary key references member on delete cascade, credits_at timestamptz, notes_at timestamptz);

-- Friends: who invited whom, and who came (platform 2.5 "Sponsorship").
create table sponsor (member uuid primary key references member on delete cascade, sponsor_id text not null unique, invited_at timestamptz, created_at timestamptz not null);
create table sponsored_friend (
  id uuid primary key, sponsor uuid not null references member on delete cascade, email text not null, email_key text not null,
  friend uuid unique references member on delete set null, -- a friend has one sponsor
  invited_at timestamptz, subscribed_at timestamptz, unique (sponsor, email_key)
);

-- What happens to members and bookings is told to the rooms that wait for it by jobs, in the same transaction.
create function tell_member_joined() returns trigger language plpgsql as $$
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active' or (old.email_verified_at is null and new.email_verified_at is not null)) then
    insert into job (kind, key, payload, run_at, created_at) values ('member-joined', new.uuid::text, '{}', new.changed_at, new.changed_at)
      on conflict (kind, key) where status = 'due' and lease_owner is null do nothing;
    notify job;
  end if;
  return null;
end $$;
create trigger member_joined after insert or update of status, email_verified_at on member for each row execute function tell_member_joined();

create function tell_booking_returned() returns trigger language plpgsql as $$
begin
  if new.state = 'CONFIRMED' and (tg_op = 'INSERT' or old.state <> 'CONFIRMED') then
    -- The day after the last day of the trip: everybody is back, whatever the zone.
    insert into job (kind, key, payload, run_at, created_at)
      values ('booking-returned', new.id::text, '{}', (new.stay_to + 1)::timestamp at time zone 'utc', new.updated_at)
      on conflict (kind, key) where status = 'due' and lease_owner is null do nothing;
  end if;
  return null;
end $$;
create trigger booking_returned after insert or update of state on booking for each row execute function tell_booking_returned();
