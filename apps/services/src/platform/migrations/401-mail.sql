-- Mails as they were sent. In the demo they stay here and the outbox page shows them; with SMTP configured they are sent on.
-- The key is the outbox key, so that a mail rendered twice is stored once (delivery is at least once by nature).
create table mail (
  key text primary key, brand text not null, recipient text not null, subject text not null, html text not null, plain text not null,
  created_at timestamptz not null, sent_at timestamptz
);
create index mail_newest on mail (created_at desc);
create table mail_attachment (mail_key text not null references mail on delete cascade, position smallint not null, name text not null, type text not null, bytes bytea not null, primary key (mail_key, position));
