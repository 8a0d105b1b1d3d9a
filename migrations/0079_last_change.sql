-- Only adds: an older version of the shop goes on beside it.

-- When a row of the back office was changed last, and by whom. Staff who may change a record are told who was faster, without
-- the right to read the log of changes, so only the time and the person come out. The rights of a person are rows whose keys
-- begin with the person's.
create function app.find_last_change(of_entity text, of_id text)
returns table (changed_at timestamptz, changed_by uuid)
language sql security definer stable
set search_path = ''
as $$
  select l.created_at, l.actor_id from (
    select id, created_at, actor_id from public.audit_log where entity = of_entity and entity_id = of_id
    union all
    select id, created_at, actor_id from public.audit_log
    where of_entity = 'user_grants' and entity = 'user_grants' and starts_with(entity_id, of_id || ':')
  ) l order by l.id desc limit 1
$$;
--> statement-breakpoint
revoke execute on function app.find_last_change(text, text) from public;
grant execute on function app.find_last_change(text, text) to shop_admin;
