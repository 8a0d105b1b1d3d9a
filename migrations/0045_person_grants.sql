-- Moderators get a database role of their own: it inherits all that the back office may, and its policies and triggers ask for
-- what each of them has been granted. Made like those of the first migration.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_moderator') then
    begin
      create role shop_moderator nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if exists (
    select from pg_roles
    where rolname = 'shop_moderator' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or not rolinherit)
  ) then
    raise exception 'a role named shop_moderator exists with other rights than the shop may have';
  end if;
end $$;
--> statement-breakpoint
do $$
declare
  wanted record;
begin
  for wanted in values ('shop_admin', 'shop_moderator'), ('shop_moderator', 'shop_app') loop
    -- The same grant in two databases at once fails for one of them; the loop then finds it done.
    for attempt in 1..10 loop
      exit when exists (
        select from pg_auth_members
        where roleid = wanted.column1::regrole and member = wanted.column2::regrole
      );
      begin
        execute format('grant %I to %I', wanted.column1, wanted.column2);
      exception
        when unique_violation then null;
        when internal_error then perform pg_sleep(0.05 * attempt);
      end;
    end loop;
  end loop;
end $$;
--> statement-breakpoint
CREATE TABLE "user_grants" (
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "user_grants_pkey" PRIMARY KEY("user_id","action"),
	CONSTRAINT "user_grants_action_known" CHECK ("user_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'coupons.read', 'coupons.write', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'settings.read', 'mail.read'))
);
--> statement-breakpoint
ALTER TABLE "user_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_grants" ADD CONSTRAINT "user_grants_user_id_user_roles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_roles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "user_grants_admin" ON "user_grants" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_grants_system" ON "user_grants" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_grants_privacy" ON "user_grants" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_grants_identity" ON "user_grants" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Whether the moderator who acts has been granted one of these at this moment.
create function app.may(variadic actions text[]) returns boolean
language sql stable parallel safe
set search_path = ''
as $$
  select exists (
    select from public.user_grants where user_id = app.uid() and action = any (actions)
  )
$$;
--> statement-breakpoint
revoke execute on function app.may(text[]) from public;
--> statement-breakpoint
grant execute on function app.may(text[]) to shop_moderator;
--> statement-breakpoint
CREATE POLICY "audit_log_granted" ON "audit_log" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('audit.read')));--> statement-breakpoint
CREATE POLICY "variant_costs_granted" ON "variant_costs" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('figures.read', 'orders.write')));--> statement-breakpoint
CREATE POLICY "content_drafts_granted" ON "content_drafts" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('content.read')));--> statement-breakpoint
CREATE POLICY "coupon_redemptions_granted" ON "coupon_redemptions" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'coupons.read', 'figures.read')));--> statement-breakpoint
CREATE POLICY "customer_notes_granted" ON "customer_notes" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('customers.read')));--> statement-breakpoint
CREATE POLICY "customers_granted" ON "customers" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('customers.read', 'orders.read', 'messages.read', 'figures.read')));--> statement-breakpoint
CREATE POLICY "stock_movements_granted" ON "stock_movements" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('stock.read', 'orders.read', 'catalogue.read', 'figures.read')));--> statement-breakpoint
CREATE POLICY "mails_granted" ON "mails" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('mail.read', 'orders.read', 'messages.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "message_replies_granted" ON "message_replies" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('messages.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "messages_granted" ON "messages" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('messages.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_granted" ON "newsletter_subscribers" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('messages.read')));--> statement-breakpoint
CREATE POLICY "daily_order_stats_granted" ON "daily_order_stats" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read')));--> statement-breakpoint
CREATE POLICY "daily_sales_stats_granted" ON "daily_sales_stats" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read', 'stock.read')));--> statement-breakpoint
CREATE POLICY "order_items_granted" ON "order_items" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read', 'customers.read', 'coupons.read', 'stock.read')));--> statement-breakpoint
CREATE POLICY "orders_granted" ON "orders" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read', 'customers.read', 'coupons.read', 'stock.read')));--> statement-breakpoint
CREATE POLICY "order_events_granted" ON "order_events" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "shipments_granted" ON "shipments" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "payments_granted" ON "payments" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "refunds_granted" ON "refunds" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'figures.read', 'customers.read')));--> statement-breakpoint
CREATE POLICY "security_alerts_granted" ON "security_alerts" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('security.read')));--> statement-breakpoint
CREATE POLICY "security_events_granted" ON "security_events" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('security.read')));
--> statement-breakpoint
-- From here on written by hand: everybody who is a moderator keeps exactly what all of them had been granted, since the day
-- on which it was. Policies name no owner: for a moment they are not asked.
alter table user_roles no force row level security;
--> statement-breakpoint
alter table role_grants no force row level security;
--> statement-breakpoint
insert into user_grants (user_id, action, granted_at)
select r.user_id, g.action, g.granted_at from user_roles r join role_grants g on g.role = r.role;
--> statement-breakpoint
alter table user_roles force row level security;
--> statement-breakpoint
drop table role_grants;
--> statement-breakpoint
-- What the log of changes knows of them is found where the new entries are.
update audit_log set entity = 'user_grants' where entity = 'role_grants';
--> statement-breakpoint
alter table user_grants force row level security;
--> statement-breakpoint
revoke all on user_grants
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
--> statement-breakpoint
grant select on user_grants to shop_identity, shop_privacy;
--> statement-breakpoint
grant select, delete on user_grants to shop_system;
--> statement-breakpoint
grant select, insert, delete on user_grants to shop_admin;
--> statement-breakpoint
create trigger refuse_unless_admin before insert or update or delete on user_grants
  for each statement when (current_setting('role') = 'shop_admin')
  execute function app.refuse_unless_admin();
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on user_grants
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('user_id,action', 'granted_at');
--> statement-breakpoint
-- Another role is another beginning, also for what somebody may do.
create or replace function app.begin_role() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.given_at := app.now();
  delete from public.user_grants where user_id = new.user_id;
  return new;
end $$;
--> statement-breakpoint
-- What moderators write themselves is refused, and says so, unless they have been granted one of the rights that it belongs
-- to. The user is asked rather than the setting: what a foreign key or a function of the owner does in turn is not theirs.
create function app.refuse_unless_granted() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not app.may(variadic tg_argv) then
    raise exception 'this moderator may not change %', tg_table_name
      using errcode = 'insufficient_privilege', table = tg_table_name;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke execute on function app.refuse_unless_granted() from public;
--> statement-breakpoint
do $$
declare
  guarded record;
begin
  for guarded in values
    ('orders', '{orders.write,orders.refund,orders.delete}'::text[]),
    ('order_items', '{orders.write,orders.refund}'),
    ('shipments', '{orders.write}'),
    ('order_tags', '{orders.write}'),
    ('payments', '{orders.write}'),
    ('refunds', '{orders.refund}'),
    ('customer_notes', '{customers.write}'),
    ('messages', '{messages.write}'),
    ('message_replies', '{messages.write}'),
    ('reply_files', '{messages.write}'),
    ('newsletter_subscribers', '{messages.write}'),
    ('products', '{catalogue.write,catalogue.delete}'),
    ('product_categories', '{catalogue.write,catalogue.delete}'),
    ('product_images', '{catalogue.write,catalogue.delete}'),
    ('product_attributes', '{catalogue.write,catalogue.delete}'),
    ('variant_costs', '{prices.write,catalogue.delete}'),
    ('exchange_rates', '{prices.write}'),
    ('coupons', '{coupons.write}'),
    ('content_documents', '{content.write}'),
    ('content_drafts', '{content.write}'),
    ('content_revisions', '{content.write}'),
    ('media_images', '{content.write}'),
    ('stock_movements', '{stock.write,orders.write,orders.refund,orders.delete,catalogue.write}')
  loop
    execute format(
      'create trigger refuse_unless_granted before insert or update or delete on %I
         for each statement when (current_user = ''shop_moderator'') execute function app.refuse_unless_granted(%s)',
      guarded.column1, (select string_agg(quote_literal(action), ', ') from unnest(guarded.column2) action)
    );
  end loop;
end $$;
--> statement-breakpoint
-- What the log of changes, the refusals and the queue know of the back office holds for its moderators as well.
do $$
declare
  asking record;
begin
  for asking in
    select tgname as name, tgrelid::regclass as of_table, pg_get_triggerdef(oid) as definition
      from pg_trigger where not tgisinternal and pg_get_triggerdef(oid) like '%= ''shop_admin''::text%'
  loop
    execute format('drop trigger %I on %s', asking.name, asking.of_table);
    execute replace(asking.definition, '= ''shop_admin''::text', 'in (''shop_admin'', ''shop_moderator'')');
  end loop;
end $$;
--> statement-breakpoint
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
    ('shop_moderator', 'send-mail'),
    ('shop_moderator', 'refund-payment'),
    ('shop_moderator', 'close-payment-page'),
    ('shop_system', 'send-mail'),
    ('shop_system', 'close-payment-page')
$$;
