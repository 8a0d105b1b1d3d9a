-- Only adds: an older version of the shop goes on beside it.
CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"file_name" text,
	"bytes" bigint,
	"orders" integer,
	"uploads" integer,
	"tested_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "backup_runs_outcome_known" CHECK ("backup_runs"."outcome" in ('tested', 'unsound', 'not-restorable', 'not-written', 'timed-out', 'interrupted')),
	CONSTRAINT "backup_runs_finished_somehow" CHECK (("backup_runs"."finished_at" is null) = ("backup_runs"."outcome" is null)),
	CONSTRAINT "backup_runs_file_whole" CHECK (num_nulls("backup_runs"."file_name", "backup_runs"."bytes", "backup_runs"."orders", "backup_runs"."uploads") in (0, 4)),
	CONSTRAINT "backup_runs_file_name_bare" CHECK ("backup_runs"."file_name" ~ '^[^/\\]{1,200}$'),
	CONSTRAINT "backup_runs_tested_when" CHECK (("backup_runs"."tested_at" is not null) = ("backup_runs"."outcome" is not null and "backup_runs"."outcome" = 'tested')
        and ("backup_runs"."tested_at" is null or "backup_runs"."file_name" is not null)),
	CONSTRAINT "backup_runs_reason_filled" CHECK ("backup_runs"."reason" = btrim("backup_runs"."reason") and char_length("backup_runs"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "backup_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "backup_runs_newest" ON "backup_runs" USING btree ("started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "backup_runs_admin" ON "backup_runs" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "backup_runs_system" ON "backup_runs" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: who may do what with it, and how the back office asks for a backup.

alter table backup_runs force row level security;
revoke all on backup_runs from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till,
  shop_privacy, shop_system, shop_limits, shop_jobs;
-- The shop itself tells what became of its backups; the back office reads it.
grant select, insert, update, delete on backup_runs to shop_system;
grant select on backup_runs to shop_admin;
--> statement-breakpoint

-- Tells the back office at once, by ids alone.
create function app.announce_backup() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('shop_news', 'backup ' || new.id);
  return null;
end $$;
create trigger announce_backup after insert or update on backup_runs
  for each row execute function app.announce_backup();
--> statement-breakpoint

-- The queue's tables are closed to the shop's roles. These two run with the rights of the owner, know one task, and name
-- tables that are made after the migrations, so nothing looks at their bodies before they are called.

-- Whether a backup is under way, or will be as soon as somebody takes the job.
create function app.is_backup_due() returns boolean
language plpgsql security definer stable
set search_path = ''
as $$
begin
  return exists (
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'make-backup' and (j.locked_at is not null or j.attempts < j.max_attempts)
  );
end $$;
--> statement-breakpoint

-- Asks for a backup now. Nothing happens while one is under way; one that waits is not put into the queue twice. The name of
-- the queue lets one backup at a time be made, whoever has asked. It is in the log of changes, in the same transaction.
create function app.request_backup() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '');
  job_id bigint;
begin
  if claims ->> 'role' is distinct from 'admin' then
    raise exception 'only administrators may ask for a backup' using errcode = 'insufficient_privilege';
  end if;
  if exists (
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'make-backup' and j.locked_at is not null
  ) then
    return;
  end if;
  select id into job_id from graphile_worker.add_job(
    'make-backup', queue_name := 'make-backup', job_key := 'make-backup', max_attempts := 12
  );
  insert into public.audit_log (actor_id, actor_email, action, entity, entity_id, after)
    values (app.uid(), claims ->> 'email', 'insert', 'jobs', job_id::text, '{"task": "make-backup"}');
end $$;
--> statement-breakpoint

revoke execute on all functions in schema app from public;
grant execute on function app.is_backup_due() to shop_admin;
grant execute on function app.request_backup() to shop_admin;
