-- The desk of the settings: what the log of changes is looked through by, and what may be done with mails by hand. Written
-- by hand.

create index audit_log_kind on audit_log using btree (entity, id desc nulls first);
create index audit_log_actor on audit_log using btree (actor_id, id desc nulls first);
create index audit_log_time on audit_log using btree (created_at);
create index audit_log_number on audit_log using btree (right(entity_id, 8), id desc nulls first);
--> statement-breakpoint

create index mails_kind on mails using btree (kind, created_at desc nulls first, id desc nulls first);
create index mails_search on mails using gin (lower(recipient) gin_trgm_ops);
--> statement-breakpoint

-- The back office queues again what did not arrive and holds back what has not left. It neither changes what a mail says or
-- to whom it goes, nor says that one was sent.
create policy mails_admin_again on mails as restrictive for update to shop_admin
  using (state in ('queued', 'failed', 'unknown'))
  with check (state in ('queued', 'failed'));
grant update (state, last_error) on mails to shop_admin;
--> statement-breakpoint

-- Mails that are queued follow from something else that is in the log. What is done with them by hand does not.
create trigger write_audit_entry after update on mails
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'updated_at', 'content', 'provider_id', 'attempts');
--> statement-breakpoint

revoke execute on all functions in schema app from public;
