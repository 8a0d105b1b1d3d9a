-- The role of the till, made like those of the first migration. Written by hand.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_till') then
    begin
      create role shop_till nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if exists (
    select from pg_roles
    where rolname = 'shop_till' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
  ) then
    raise exception 'a role named shop_till exists with more rights than the shop may have';
  end if;
  -- The same grant in two databases at once fails for one of them; the loop then finds it done.
  for attempt in 1..10 loop
    exit when exists (
      select from pg_auth_members
      where roleid = 'shop_till'::regrole and member = 'shop_app'::regrole
    );
    begin
      grant shop_till to shop_app;
    exception
      when unique_violation then null;
      when internal_error then perform pg_sleep(0.05 * attempt);
    end;
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public, app to shop_till;
