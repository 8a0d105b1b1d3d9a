-- Only adds: an older version of the shop goes on beside it.

-- Files that staff take out of the shop are in the log of changes: which one, in which form, and whether it was a part of the
-- list. What was searched for is not, because it may be a name.
create function app.log_file(of_list text, file_type text, is_filtered boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  if app.uid() is null then
    raise exception 'only people take files along' using errcode = 'insufficient_privilege';
  end if;
  insert into public.audit_log (actor_id, actor_email, action, entity, entity_id, after)
    values (
      app.uid(), claims ->> 'email', 'insert', 'files', of_list,
      jsonb_build_object('type', file_type, 'is_filtered', is_filtered)
    );
end $$;
--> statement-breakpoint
revoke execute on function app.log_file(text, text, boolean) from public;
grant execute on function app.log_file(text, text, boolean) to shop_admin;
