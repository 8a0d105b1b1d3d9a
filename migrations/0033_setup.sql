CREATE TABLE "setup_warnings" (
	"problem" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setup_warnings_problem_known" CHECK ("setup_warnings"."problem" in ('untrusted-proxy'))
);
--> statement-breakpoint
ALTER TABLE "setup_warnings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "signing_keys_lasting" ON "signing_keys" AS RESTRICTIVE FOR DELETE TO "shop_identity" USING (purpose <> 'erased-address');--> statement-breakpoint
CREATE POLICY "setup_warnings_admin" ON "setup_warnings" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "setup_warnings_system" ON "setup_warnings" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: who may do what with these, and who may ask for which job.

alter table setup_warnings force row level security;
revoke all on setup_warnings from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till,
  shop_privacy, shop_system, shop_limits, shop_jobs;
grant select, insert, update, delete on setup_warnings to shop_system;
grant select on setup_warnings to shop_admin;
--> statement-breakpoint

-- Keys are renewed by removing them; whoever needs one next makes it anew. Instances that hold the old ones in memory are
-- told.
grant delete on signing_keys to shop_identity;
create trigger announce_change after update or delete on signing_keys
  for each statement execute function app.announce_change();
--> statement-breakpoint

-- Which role of the shop asks for which job. A statement that somebody smuggled in cannot ask for more.
create function app.jobs_of_roles() returns table (role text, task text)
language sql immutable
set search_path = ''
as $$
  values
    ('shop_identity', 'send-mail'),
    ('shop_letterbox', 'send-mail'),
    ('shop_till', 'send-mail'),
    ('shop_till', 'refund-payment'),
    ('shop_till', 'close-payment-page'),
    ('shop_admin', 'send-mail'),
    ('shop_admin', 'refund-payment'),
    ('shop_admin', 'close-payment-page'),
    ('shop_system', 'send-mail'),
    ('shop_system', 'close-payment-page')
$$;
--> statement-breakpoint

-- Runs with the rights of the owner, so the role that asks is the one that its transaction has set.
create or replace function app.enqueue(task text, payload jsonb, job_key text, max_attempts integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asking text := pg_catalog.current_setting('role');
begin
  if not exists (
    select from app.jobs_of_roles() allowed where allowed.role = asking and allowed.task = enqueue.task
  ) then
    raise exception 'the role % may not ask for this job', asking using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(task, payload::pg_catalog.json, job_key := job_key, max_attempts := max_attempts);
end $$;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
