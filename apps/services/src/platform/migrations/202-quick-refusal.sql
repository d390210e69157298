-- When a thousand buyers meet a sold-out room, nearly every answer is a refusal: it costs one count an item and one look for holds past
-- their time, and builds nothing.
create or replace function take_holds(p_booking uuid, p_ids uuid[], p_units bigint[], p_from date[], p_to date[], p_n integer[], p_expires timestamptz, p_now timestamptz)
  returns bigint language plpgsql volatile as $$
declare
  v_own uuid[];
  v_short bigint;
  v_open integer;
begin
  select array_agg(id) into v_own from (select id from hold where booking_id = p_booking and status = 'held' order by unit_id, from_day, id for update) own;
  if v_own is null then
    for i in 1 .. cardinality(p_units) loop
      select count(*) into v_open from inventory
        where unit_id = p_units[i] and day >= p_from[i] and day < p_to[i] and not closed and allotment - held - sold >= p_n[i];
      if v_open < p_to[i] - p_from[i] then v_short := least(v_short, p_units[i]); end if;
    end loop;
    if v_short is not null and not exists (select 1 from hold where unit_id = any (p_units) and status = 'held' and expires_at <= p_now) then
      return v_short;
    end if;
    return take_basket(p_booking, p_ids, p_units, p_from, p_to, p_n, p_expires, p_now, null);
  end if;
  begin
    v_short := take_basket(p_booking, p_ids, p_units, p_from, p_to, p_n, p_expires, p_now, v_own);
    if v_short is not null then raise exception using errcode = 'EH001'; end if;
  exception when sqlstate 'EH001' then null;
  end;
  return v_short;
end $$;
