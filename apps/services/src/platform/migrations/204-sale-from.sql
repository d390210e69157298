-- The day the sales of this universe opened: a reduction is proved against the thirty days before it, however long the sale lasts (readings 8).
alter table universe add column sale_from date;
update universe set sale_from = today;
