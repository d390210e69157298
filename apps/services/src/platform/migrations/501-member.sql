-- People who joined a brand, how they sign in, and where they are signed in (platform 3 "Profile", "Auth", "Device session").

create table member (
  uuid uuid primary key, brand text not null, partner text not null, shop text not null,
  kind text not null check (kind in ('member','partner')),         -- partner = came by a partner's single sign-on
  status text not null check (status in ('pending','active','deleted')),
  email text not null, email_key text not null,                    -- as typed; as compared
  email_verified_at timestamptz,                                   -- proved by a letter or by the provider of a sign-in
  password_hash text,                                              -- argon2id, PHC string; null = signs in otherwise
  first_name text, last_name text, gender text check (gender in ('M','F')), birth_date date, nationality text,
  line1 text, line2 text, post_code text, city text, country text, phone text,
  newsletter_sms boolean not null default false,
  newsletter_frequency text not null default 'none' check (newsletter_frequency in ('none','weekly','all')),
  frequency_asked_at timestamptz,                                  -- the frequency question was answered or closed
  attribution jsonb not null default '{}', sponsor_id text,
  created_at timestamptz not null, changed_at timestamptz not null, deleted_at timestamptz
);
create unique index member_address on member (brand, email_key) where status <> 'deleted';
create index member_by_address on member (email_key) where status <> 'deleted';

-- Other ways in: the subject a provider knows the member by.
create table member_sign_in (
  provider text not null, subject text not null, brand text not null, member uuid not null references member on delete cascade,
  created_at timestamptz not null, primary key (brand, provider, subject)
);
create index member_sign_in_of on member_sign_in (member);

-- Devices a member has signed in on: their lockout is their own, so that nobody locks a member out from elsewhere.
create table member_device (member uuid not null references member on delete cascade, device text not null, first_at timestamptz not null, primary key (member, device));

-- A signed-in device. Only fingerprints of the token and of the device are kept; the pair opens, neither alone.
create table auth_token (
  id text primary key, token_hash text not null unique, device text not null,
  kind text not null check (kind in ('member','partner','booking','operator')),
  member uuid references member on delete cascade, subject uuid not null, email text not null, brand text not null, partner text not null, shop text,
  scope text,                                                      -- booking: the reference it reads; 'change': a new password only
  ip text not null, user_agent text not null,
  signed_in_at timestamptz not null, created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null,
  replaced_at timestamptz                                          -- renewed: works a little longer, is listed no more
);
create index auth_token_of on auth_token (member);
create index auth_token_expiry on auth_token (expires_at);

-- Links of letters: signed, once, for a time.
create table auth_link (
  hash text primary key, purpose text not null check (purpose in ('confirm','reset')), member uuid not null references member on delete cascade,
  device text, created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz
);
create index auth_link_of on auth_link (member);
create index auth_link_expiry on auth_link (expires_at);

-- Tries by account, address, reference: names are fingerprints, so that the table tells nothing of anybody.
create table auth_bucket (bucket text primary key, tries integer not null, last_at timestamptz not null, blocked_until timestamptz);
create index auth_bucket_age on auth_bucket (last_at);

-- Proofs and codes that count once: social tokens, challenges of passkeys, codes of single sign-on.
create table auth_once (
  id text primary key, purpose text not null, device text, payload jsonb not null default '{}', expires_at timestamptz not null, used_at timestamptz
);
create index auth_once_expiry on auth_once (expires_at);

create table passkey (
  id text primary key, member uuid not null references member on delete cascade, brand text not null, public_key bytea not null, counter bigint not null,
  transports text[] not null default '{}', label text not null, created_at timestamptz not null, last_used_at timestamptz
);
create index passkey_of on passkey (member);

-- What happened to accounts; no address, no name, no ip.
create table auth_audit (
  id bigint generated always as identity primary key, at timestamptz not null, what text not null, brand text not null, subject uuid, detail text
);
create index auth_audit_of on auth_audit (subject, id);
create index auth_audit_at on auth_audit using brin (at);
