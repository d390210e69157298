-- Ids of a visit, sent only with consent to statistics (readings 8); empty otherwise.
alter table nav_log add column session_biid text, add column user_biid text;
