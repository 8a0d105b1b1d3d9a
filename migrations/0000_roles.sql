-- Who may log in and who a transaction can act as. Roles belong to the whole server, and several databases may share
-- them (the tests make many), so each step tolerates that another database was first. Written by hand.
do $$
declare
  actor text;
begin
  foreach actor in array array['shop_anon', 'shop_user', 'shop_admin', 'shop_system'] loop
    if not exists (select from pg_roles where rolname = actor) then
      begin
        execute format('create role %I nologin', actor);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;

  -- The application's login. NOINHERIT: until it changes into one of the roles above it may do nothing.
  if not exists (select from pg_roles where rolname = 'shop_app') then
    begin
      create role shop_app login noinherit;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;

  -- A role that happened to have one of these names must not be stronger than ours.
  if exists (
    select from pg_roles
    where rolname in ('shop_app', 'shop_anon', 'shop_user', 'shop_admin', 'shop_system')
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
  ) then
    raise exception 'a role named shop_app, shop_anon, shop_user, shop_admin or shop_system exists with more rights than the shop may have';
  end if;
end $$;
--> statement-breakpoint
do $$
declare
  actor text;
begin
  foreach actor in array array['shop_anon', 'shop_user', 'shop_admin', 'shop_system'] loop
    -- The same grant in two databases at once fails for one of them; the loop then finds it done.
    for attempt in 1..10 loop
      exit when exists (
        select from pg_auth_members
        where roleid = actor::regrole and member = 'shop_app'::regrole
      );
      begin
        execute format('grant %I to shop_app', actor);
      exception
        when unique_violation then null;
        when internal_error then perform pg_sleep(0.05 * attempt);
      end;
    end loop;
  end loop;
end $$;
--> statement-breakpoint
revoke all on schema public from public;
--> statement-breakpoint
grant usage on schema public to shop_anon, shop_user, shop_admin, shop_system;
--> statement-breakpoint
create schema if not exists app;
--> statement-breakpoint
grant usage on schema app to shop_anon, shop_user, shop_admin, shop_system;
--> statement-breakpoint
-- Who acts in this transaction: the id of the signed-in person, null for visitors and for the shop itself.
create function app.uid() returns uuid
language sql stable parallel safe
set search_path = ''
as $$
  select (nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'sub')::pg_catalog.uuid
$$;
--> statement-breakpoint
revoke execute on function app.uid() from public;
--> statement-breakpoint
grant execute on function app.uid() to shop_anon, shop_user, shop_admin, shop_system;
