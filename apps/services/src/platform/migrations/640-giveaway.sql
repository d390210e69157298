-- Entries to giveaways (readings 6.1 row 13): one an address, kept until the winner is drawn and told.
create table giveaway_entry (
  brand text not null,
  campaign text not null,
  email_key text not null,
  email text not null,
  shop text not null,
  wants_news boolean not null,
  ends_at timestamptz not null,
  entered_at timestamptz not null,
  primary key (brand, campaign, email_key)
);
create index giveaway_entry_end on giveaway_entry (ends_at);
