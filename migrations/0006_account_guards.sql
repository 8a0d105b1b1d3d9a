-- Rules of the accounts, the outbox and the security log that table definitions cannot express. Written by hand.

alter table accounts force row level security;
alter table sessions force row level security;
alter table refresh_tokens force row level security;
alter table one_time_tokens force row level security;
alter table signing_keys force row level security;
alter table mails force row level security;
alter table mail_secrets force row level security;
alter table security_events force row level security;
alter table security_alerts force row level security;
alter table rate_limits force row level security;
--> statement-breakpoint

revoke all on accounts, sessions, refresh_tokens, one_time_tokens, signing_keys, mails, mail_secrets, security_events,
  security_alerts, rate_limits from public, shop_anon, shop_user, shop_admin, shop_system;

-- The sign-in desk. It opens accounts, ends those that nobody confirmed, and says who somebody is; it gives no roles
-- and reads no orders beyond the address that decides whose they are.
grant select, insert, delete on profiles to shop_identity;
grant update (full_name) on profiles to shop_identity;
grant select on user_roles to shop_identity;
grant select, insert, update, delete on accounts, sessions, refresh_tokens, one_time_tokens to shop_identity;
grant select, insert on signing_keys to shop_identity;
grant insert on mails, mail_secrets to shop_identity;
grant select (id, dedupe_key) on mails to shop_identity;
grant select (id, customer_id, customer_email), update (customer_id) on orders to shop_identity;

-- The shop itself: the first administrator and the demo's accounts, the mail worker, the security log. It never reads
-- what somebody's password became.
grant insert, delete, select (user_id, email_confirmed_at) on accounts to shop_system;
grant select, insert, update, delete on mails to shop_system;
grant select, insert, delete on mail_secrets to shop_system;
grant select, insert, delete on security_events, security_alerts to shop_system;

-- The back office looks at the outbox and the security log.
grant select on mails, security_events, security_alerts to shop_admin;

grant select, insert, update, delete on rate_limits to shop_limits;
--> statement-breakpoint

create trigger touch_updated_at before update on mails for each row execute function app.touch_updated_at();
--> statement-breakpoint

-- A shop without an administrator could not be run any more. The lock makes two that remove each other wait; the
-- second then sees what the first has done.
create function app.keep_an_admin() returns trigger
language plpgsql as $$
begin
  if old.role <> 'admin' or (tg_op = 'UPDATE' and new.role = 'admin' and new.user_id = old.user_id) then
    return null;
  end if;
  perform pg_advisory_xact_lock(7018253413);
  if not exists (select 1 from public.user_roles where role = 'admin') then
    raise exception 'the last administrator stays'
      using errcode = 'check_violation', constraint = 'user_roles_last_admin', table = 'user_roles';
  end if;
  return null;
end $$;
create trigger keep_an_admin after update or delete on user_roles
  for each row execute function app.keep_an_admin();
--> statement-breakpoint

-- A job that begins when the transaction that asks for it has been committed. The queue belongs to the owner; this is
-- the only way for the shop's roles to put something into it.
create function app.enqueue(task text, payload jsonb, job_key text, max_attempts integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(task, payload::pg_catalog.json, job_key := job_key, max_attempts := max_attempts);
end $$;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.enqueue(text, jsonb, text, integer) to shop_identity, shop_admin, shop_system;
-- Checks run with the rights of whoever writes the row; that of an order looks at its addresses.
grant execute on function app.uid(), app.is_address(jsonb) to shop_identity;

--> statement-breakpoint

-- PostgreSQL looks for a name among temporary tables first, and those outlive a transaction: a smuggled statement could
-- put its own table before one of the shop's. Who does not own the database cannot take the right away; then it stays.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
exception when insufficient_privilege then
  null;
end $$;
