-- Taking, selling and giving back of rooms and seats. One function for the take: one round trip, one lock order everywhere
-- (booking row, hold rows, inventory by unit and day), separate statements so that the second count sees what the lock waited for.
-- Time is always a parameter: a frozen clock rules here too.

-- A booking's holds of the basket taken last are the ones that count; earlier baskets are history.
alter table hold add column basket integer not null default 1;

-- What a night or flight still sells: nothing when closed, never below zero after a supplier's cut.
create function sellable(closed boolean, allotment integer, held integer, sold integer) returns integer
  language sql immutable parallel safe as $$ select case when closed then 0 else greatest(0, allotment - held - sold) end $$;

-- Writes the new absolute values of some nights into the change feed and wakes its readers.
create function log_inventory(p_units bigint[], p_days date[]) returns void language plpgsql volatile as $$
begin
  insert into change_log (unit_id, day, available, price, min_stay, max_stay)
    select i.unit_id, i.day, sellable(i.closed, i.allotment, i.held, i.sold), i.price, i.min_stay, i.max_stay
    from unnest(p_units, p_days) as changed (unit_id, day) join inventory i using (unit_id, day);
  notify inventory;
end $$;

-- Adds to held and sold of the nights of some holds, nights locked in order first; logs them unless what is sellable stays the same.
create function move_holds(p_holds uuid[], p_held integer, p_sold integer) returns void language plpgsql volatile as $$
declare
  v_units bigint[];
  v_days date[];
begin
  perform 1 from inventory i
    where (i.unit_id, i.day) in (select h.unit_id, h.from_day + s from hold h cross join lateral generate_series(0, h.to_day - h.from_day - 1) as s where h.id = any (p_holds))
    order by i.unit_id, i.day for update;
  with moved as (
    select h.unit_id, h.from_day + s as day, sum(h.n)::integer as n
    from hold h cross join lateral generate_series(0, h.to_day - h.from_day - 1) as s where h.id = any (p_holds) group by 1, 2
  ), changed as (
    update inventory i
      set held = i.held + p_held * moved.n, sold = i.sold + p_sold * moved.n,
          overhang = case when i.overhang = 0 then 0 else greatest(0, i.held + i.sold + (p_held + p_sold) * moved.n - i.allotment) end
      from moved where i.unit_id = moved.unit_id and i.day = moved.day
      returning i.unit_id, i.day
  )
  select array_agg(unit_id), array_agg(day) into v_units, v_days from changed;
  if p_held + p_sold <> 0 and v_units is not null then perform log_inventory(v_units, v_days); end if;
end $$;

-- The first unit of a basket (in unit order) that has not enough left on one of its nights; null when all can be had.
create function short_unit(p_units bigint[], p_days date[], p_n integer[]) returns bigint language sql volatile as $$
  select b.unit_id from unnest(p_units, p_days, p_n) as b (unit_id, day, n) left join inventory i using (unit_id, day)
    where coalesce(sellable(i.closed, i.allotment, i.held, i.sold), 0) < b.n order by b.unit_id, b.day limit 1
$$;

-- Holds a basket after giving back p_back, all of it or nothing but the giving back. Answers null, else the unit that is short.
create function take_basket(p_booking uuid, p_ids uuid[], p_units bigint[], p_from date[], p_to date[], p_n integer[], p_expires timestamptz, p_now timestamptz, p_back uuid[])
  returns bigint language plpgsql volatile as $$
declare
  v_short bigint;
  v_back uuid[] := p_back;
  v_units bigint[];
  v_days date[];
  v_n integer[];
begin
  select array_agg(unit_id order by unit_id, day), array_agg(day order by unit_id, day), array_agg(n order by unit_id, day) into v_units, v_days, v_n from (
    select b.unit_id, b.from_day + s as day, sum(b.n)::integer as n
    from unnest(p_units, p_from, p_to, p_n) as b (unit_id, from_day, to_day, n) cross join lateral generate_series(0, b.to_day - b.from_day - 1) as s
    group by 1, 2
  ) nights;

  -- Cheap refusal: nothing is locked. Holds past their time stand in the way: give them back now instead of waiting for the sweeper.
  v_short := short_unit(v_units, v_days, v_n);
  if v_short is not null then
    select array_agg(id) || p_back into v_back from (
      select h.id from hold h where h.unit_id = any (p_units) and h.status = 'held' and h.expires_at <= p_now and h.booking_id <> p_booking
      order by h.unit_id, h.from_day, h.id for update skip locked
    ) due;
    if v_back is null then return v_short; end if;
  end if;

  if v_back is null then
    perform 1 from inventory i join unnest(v_units, v_days) as b (unit_id, day) using (unit_id, day) order by i.unit_id, i.day for update of i;
  else
    -- One ordered pass over the basket's nights and those given back.
    perform 1 from inventory i
      where (i.unit_id, i.day) in (
        select b.unit_id, b.day from unnest(v_units, v_days) as b (unit_id, day)
        union select h.unit_id, h.from_day + s from hold h cross join lateral generate_series(0, h.to_day - h.from_day - 1) as s where h.id = any (v_back))
      order by i.unit_id, i.day for update;
    update hold set status = case when expires_at <= p_now then 'expired' else 'released' end where id = any (v_back);
    perform move_holds(v_back, -1, 0);
  end if;

  v_short := short_unit(v_units, v_days, v_n);
  if v_short is not null then return v_short; end if;

  update inventory i set held = i.held + b.n from unnest(v_units, v_days, v_n) as b (unit_id, day, n) where i.unit_id = b.unit_id and i.day = b.day;
  insert into hold (id, booking_id, unit_id, from_day, to_day, n, status, expires_at, basket)
    select b.id, p_booking, b.unit_id, b.from_day, b.to_day, b.n, 'held', p_expires, coalesce((select max(basket) from hold where booking_id = p_booking), 0) + 1
    from unnest(p_ids, p_units, p_from, p_to, p_n) as b (id, unit_id, from_day, to_day, n);
  perform log_inventory(v_units, v_days);
  return null;
end $$;

-- Takes the whole basket of a booking in place of what it still holds; a refusal leaves the earlier basket as it was.
create function take_holds(p_booking uuid, p_ids uuid[], p_units bigint[], p_from date[], p_to date[], p_n integer[], p_expires timestamptz, p_now timestamptz)
  returns bigint language plpgsql volatile as $$
declare
  v_own uuid[];
  v_short bigint;
begin
  select array_agg(id) into v_own from (select id from hold where booking_id = p_booking and status = 'held' order by unit_id, from_day, id for update) own;
  if v_own is null then return take_basket(p_booking, p_ids, p_units, p_from, p_to, p_n, p_expires, p_now, null); end if;
  begin
    v_short := take_basket(p_booking, p_ids, p_units, p_from, p_to, p_n, p_expires, p_now, v_own);
    if v_short is not null then raise exception using errcode = 'EH001'; end if;
  exception when sqlstate 'EH001' then null;
  end;
  return v_short;
end $$;

-- Moves the holds of a booking from one status to another. p_whole: only when the whole basket is in that status or there already.
-- Answers null when done, else the units that were lost (none when the booking holds nothing at all).
create function turn_holds(p_booking uuid, p_from text, p_to text, p_held integer, p_sold integer, p_whole boolean) returns bigint[] language plpgsql volatile as $$
declare
  v_ids uuid[];
  v_basket integer;
  v_lost bigint[];
begin
  perform 1 from hold where booking_id = p_booking order by unit_id, from_day, id for update;
  select max(basket) into v_basket from hold where booking_id = p_booking;
  if p_whole then
    if v_basket is null then return '{}'; end if;
    select array_agg(distinct unit_id order by unit_id) into v_lost from hold where booking_id = p_booking and basket = v_basket and status not in (p_from, p_to);
    if v_lost is not null then return v_lost; end if;
  end if;
  select array_agg(id) into v_ids from hold where booking_id = p_booking and status = p_from;
  if v_ids is null then return null; end if;
  update hold set status = p_to where id = any (v_ids);
  perform move_holds(v_ids, p_held, p_sold);
  return null;
end $$;

-- Prolongs the holds of a booking, all or none; answers as turn_holds does.
create function extend_holds(p_booking uuid, p_expires timestamptz) returns bigint[] language plpgsql volatile as $$
declare
  v_basket integer;
  v_lost bigint[];
begin
  perform 1 from hold where booking_id = p_booking order by unit_id, from_day, id for update;
  select max(basket) into v_basket from hold where booking_id = p_booking;
  if v_basket is null then return '{}'; end if;
  select array_agg(distinct unit_id order by unit_id) into v_lost from hold where booking_id = p_booking and basket = v_basket and status not in ('held', 'sold');
  if v_lost is not null then return v_lost; end if;
  update hold set expires_at = greatest(expires_at, p_expires) where booking_id = p_booking and status = 'held';
  return null;
end $$;

-- Gives back holds past their time, a batch at a time; answers how many.
create function sweep_holds(p_now timestamptz, p_batch integer) returns integer language plpgsql volatile as $$
declare
  v_ids uuid[];
begin
  select array_agg(id) into v_ids from (select id from hold where status = 'held' and expires_at <= p_now order by expires_at limit p_batch for update skip locked) due;
  if v_ids is null then return 0; end if;
  update hold set status = 'expired' where id = any (v_ids);
  perform move_holds(v_ids, -1, 0);
  return cardinality(v_ids);
end $$;

-- A supplier's news about some nights; null leaves a value as it is. An allotment below what is held and sold closes the night and
-- leaves the difference as overhang: it fails nothing and cancels nobody. Answers the nights with an overhang.
create function change_nights(p_unit bigint, p_from date, p_to date, p_price integer, p_allotment integer, p_closed boolean, p_min smallint, p_max smallint)
  returns table (day date, overhang integer) language plpgsql volatile as $$
declare
  v_days date[];
begin
  perform 1 from inventory i where i.unit_id = p_unit and i.day >= p_from and i.day < p_to order by i.day for update;
  with changed as (
    update inventory i set
      price = coalesce(p_price, i.price), min_stay = coalesce(p_min, i.min_stay), max_stay = coalesce(p_max, i.max_stay),
      allotment = coalesce(p_allotment, i.allotment),
      overhang = greatest(0, i.held + i.sold - coalesce(p_allotment, i.allotment)),
      closed = coalesce(p_closed, i.closed) or i.held + i.sold > coalesce(p_allotment, i.allotment)
    where i.unit_id = p_unit and i.day >= p_from and i.day < p_to
    returning i.day
  )
  select array_agg(changed.day) into v_days from changed;
  if v_days is null then return; end if;
  perform log_inventory(array_fill(p_unit, array[cardinality(v_days)]), v_days);
  return query select i.day, i.overhang from inventory i where i.unit_id = p_unit and i.day = any (v_days) and i.overhang > 0 order by i.day;
end $$;
