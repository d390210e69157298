-- Address of a mail's one-click unsubscribe header (RFC 8058), for mails nobody has to get.
alter table mail add column unsubscribe text;
-- Addresses that want no invitations from a brand's members: fingerprints only, so that the list tells nothing of anybody.
create table mail_refusal (brand text not null, address text not null, at timestamptz not null, primary key (brand, address));
