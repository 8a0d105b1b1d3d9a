-- Two more roles that a transaction can act as, made like those of the first migration: the sign-in desk, which alone
-- reaches passwords and tokens, and the counter of attempts; and the role of the job queue's worker. Written by hand.
do $$
declare
  actor text;
begin
  foreach actor in array array['shop_identity', 'shop_limits', 'shop_jobs'] loop
    if not exists (select from pg_roles where rolname = actor) then
      begin
        execute format('create role %I nologin', actor);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if exists (
      select from pg_roles
      where rolname = actor and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
    ) then
      raise exception 'a role named % exists with more rights than the shop may have', actor;
    end if;
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
grant usage on schema public to shop_identity, shop_limits;
--> statement-breakpoint
grant usage on schema app to shop_identity;
