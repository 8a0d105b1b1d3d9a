CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "push_devices_one_per_session" UNIQUE("session_id"),
	CONSTRAINT "push_devices_endpoint_once" UNIQUE("endpoint"),
	CONSTRAINT "push_devices_endpoint_shape" CHECK ("push_devices"."endpoint" ~ '^https:[!-~]+$' and char_length("push_devices"."endpoint") <= 1000),
	CONSTRAINT "push_devices_p256dh_shape" CHECK ("push_devices"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_devices_auth_shape" CHECK ("push_devices"."auth" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "muted_news" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_news_pkey" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "muted_news_kind_known" CHECK ("muted_news"."kind" in ('order', 'order-paid', 'message', 'dealer', 'refund-failed', 'backup', 'stock'))
);
--> statement-breakpoint
ALTER TABLE "muted_news" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "untold_news" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "untold_news_pkey" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "untold_news_kind_known" CHECK ("untold_news"."kind" in ('order', 'order-paid', 'message', 'dealer', 'refund-failed', 'backup', 'stock'))
);
--> statement-breakpoint
ALTER TABLE "untold_news" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_user_roles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_roles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_news" ADD CONSTRAINT "muted_news_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "push_devices_identity" ON "push_devices" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "muted_news_own" ON "muted_news" AS PERMISSIVE FOR ALL TO "shop_admin" USING (user_id = (select app.uid())) WITH CHECK (user_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "muted_news_identity" ON "muted_news" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "untold_news_identity" ON "untold_news" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights, and what writes the news down.

-- Triggers look whether there are devices, and write the news down, with the rights of the owner, whom no policy names.
revoke all on push_devices, muted_news, untold_news
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update (session_id), delete on push_devices to shop_identity;
grant select, delete on untold_news to shop_identity;
alter table muted_news force row level security;
grant select, insert, delete on muted_news to shop_admin;
grant select on muted_news to shop_identity;
--> statement-breakpoint

-- Writes down what devices are to be told of, and asks for the job that tells them. Each piece of news asks for itself: one
-- job for all would make orders wait for each other. While there is no device, nothing happens.
create function app.note_untold_news() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.push_devices) then
    return null;
  end if;
  insert into public.untold_news (kind, subject_id, actor_id) values (tg_argv[0], new.id, app.uid())
    on conflict do nothing;
  perform graphile_worker.add_job(
    'tell-news', '{}'::pg_catalog.json, job_key := 'tell-news:' || tg_argv[0] || ':' || new.id, max_attempts := 12
  );
  return null;
end $$;
create trigger note_new_order after insert on orders
  for each row when (new.source = 'checkout') execute function app.note_untold_news('order');
create trigger note_paid_order after update of paid_minor on orders
  for each row when (new.source = 'checkout' and old.paid_minor < old.total_minor and new.paid_minor >= new.total_minor)
  execute function app.note_untold_news('order-paid');
create trigger note_message after insert on messages
  for each row when (new.kind = 'contact' and new.spam_reason is null) execute function app.note_untold_news('message');
create trigger note_dealer after insert on messages
  for each row when (new.kind = 'dealer' and new.spam_reason is null) execute function app.note_untold_news('dealer');
create trigger note_failed_refund after update of state on refunds
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function app.note_untold_news('refund-failed');
create trigger note_failed_backup after update of outcome on backup_runs
  for each row when (old.outcome is null and new.outcome not in ('tested', 'interrupted'))
  execute function app.note_untold_news('backup');
create trigger note_stock_alert after insert on stock_alerts
  for each row execute function app.note_untold_news('stock');
--> statement-breakpoint

-- As before, and the identity role, which alone knows the devices, asks for what is sent to each.
create or replace function app.jobs_of_roles() returns table (role text, task text)
language sql immutable
set search_path = ''
as $$
  values
    ('shop_identity', 'send-mail'),
    ('shop_identity', 'send-push'),
    ('shop_public_forms', 'send-mail'),
    ('shop_checkout', 'send-mail'),
    ('shop_checkout', 'refund-payment'),
    ('shop_checkout', 'close-payment-page'),
    ('shop_admin', 'send-mail'),
    ('shop_admin', 'refund-payment'),
    ('shop_admin', 'close-payment-page'),
    ('shop_system', 'send-mail'),
    ('shop_system', 'close-payment-page')
$$;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
