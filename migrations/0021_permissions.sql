-- Who may do what in the back office: rights and guards of the tables behind it. Written by hand.
alter table role_grants force row level security;
revoke all on role_grants
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant select on role_grants to shop_identity, shop_system;
grant select, insert, delete on role_grants to shop_admin;
create trigger write_audit_entry after insert or update or delete on role_grants
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('role,action');
--> statement-breakpoint

-- Moderators work with the database role of the back office as far as they have been granted something. What decides about
-- rights themselves, and about the whole shop, stays with administrators even if some request should be let through.
create function app.refuse_unless_admin() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' is distinct from 'admin' then
    raise exception 'only administrators may change %', tg_table_name
      using errcode = 'insufficient_privilege', table = tg_table_name;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refuse_unless_admin before insert or update or delete on user_roles
  for each statement when (current_setting('role') = 'shop_admin')
  execute function app.refuse_unless_admin();
create trigger refuse_unless_admin before insert or update or delete on role_grants
  for each statement when (current_setting('role') = 'shop_admin')
  execute function app.refuse_unless_admin();
create trigger refuse_unless_admin before insert or update or delete on system_settings
  for each statement when (current_setting('role') = 'shop_admin')
  execute function app.refuse_unless_admin();
--> statement-breakpoint

-- Another role is another beginning, whoever gives it and by whatever statement.
create function app.begin_role() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.given_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger begin_role before update on user_roles
  for each row when (old.role is distinct from new.role)
  execute function app.begin_role();

-- The log has its own time, which is that of the change.
drop trigger write_audit_entry on user_roles;
create trigger write_audit_entry after insert or update or delete on user_roles
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('user_id', 'given_at');
--> statement-breakpoint
revoke execute on all functions in schema app from public;
