-- When a change was written, by the machine's time: changes older than any reader are trimmed.
alter table change_log add column at timestamptz not null default now();
create index change_log_at on change_log using brin (at);
