CREATE TABLE "saved_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "saved_addresses_label_filled" CHECK ("saved_addresses"."label" = btrim("saved_addresses"."label") and char_length("saved_addresses"."label") between 1 and 40),
	CONSTRAINT "saved_addresses_name_filled" CHECK ("saved_addresses"."name" = btrim("saved_addresses"."name") and char_length("saved_addresses"."name") between 1 and 100),
	CONSTRAINT "saved_addresses_phone_filled" CHECK ("saved_addresses"."phone" = btrim("saved_addresses"."phone") and char_length("saved_addresses"."phone") between 1 and 32),
	CONSTRAINT "saved_addresses_address_shape" CHECK (app.is_address("saved_addresses"."address"))
);
--> statement-breakpoint
ALTER TABLE "saved_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"confirm_hash" "bytea" NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"requested_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stoppable_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"moved_subscriptions" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "email_changes_confirm_once" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_stop_once" UNIQUE("stop_hash"),
	CONSTRAINT "email_changes_old_email_filled" CHECK ("email_changes"."old_email" = btrim("email_changes"."old_email") and char_length("email_changes"."old_email") between 1 and 254),
	CONSTRAINT "email_changes_new_email_filled" CHECK ("email_changes"."new_email" = btrim("email_changes"."new_email") and char_length("email_changes"."new_email") between 1 and 254),
	CONSTRAINT "email_changes_another_address" CHECK (lower("email_changes"."old_email") <> lower("email_changes"."new_email"))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_user" ON "saved_addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_one_default" ON "saved_addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("user_id") WHERE confirmed_at is null and stopped_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id","requested_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'payment-open', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
CREATE POLICY "saved_addresses_own" ON "saved_addresses" AS PERMISSIVE FOR ALL TO "shop_admin", "shop_user" USING (user_id = (select app.uid())) WITH CHECK (user_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "saved_addresses_privacy" ON "saved_addresses" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_identity" ON "email_changes" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_system" ON "email_changes" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_privacy" ON "email_changes" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- From here on written by hand: rights, and how a customer goes along with the address of their account.

alter table email_changes force row level security;
revoke all on email_changes
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update (confirmed_at, stopped_at, stoppable_until), delete on email_changes to shop_identity;
grant select (id, user_id, old_email, new_email, confirmed_at, stopped_at, moved_subscriptions), update (moved_subscriptions)
  on email_changes to shop_system;
grant select (id, user_id, old_email, new_email, requested_at, confirmed_at, stopped_at) on email_changes to shop_privacy;
alter table saved_addresses force row level security;
revoke all on saved_addresses
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update (label, name, phone, address, is_default), delete on saved_addresses to shop_user, shop_admin;
grant select on saved_addresses to shop_privacy;
grant execute on function app.is_address(jsonb) to shop_user;
-- Where a person is reached changes with their address: for the account at once, for orders and newsletter in a job.
grant update (email) on profiles to shop_identity;
grant update (customer_email) on orders to shop_system;
grant update (email) on newsletter_subscribers to shop_system;
--> statement-breakpoint

-- As before, but that a customer is a person rather than an address when their account gets another one: row, notes and first
-- day stay theirs, and a guest who had the new address becomes one with them. Orders name the address before until they
-- follow: until then they count for it.
create or replace function app.know_member() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  held uuid;
  known public.customers;
  guest public.customers;
begin
  if tg_op = 'UPDATE' and lower(btrim(old.email)) <> lower(btrim(new.email)) then
    perform from public.customers
      where lower(btrim(email)) in (lower(btrim(old.email)), lower(btrim(new.email)))
      order by lower(btrim(email)) for update;
    select * into known from public.customers where lower(btrim(email)) = lower(btrim(old.email));
    select * into guest from public.customers where lower(btrim(email)) = lower(btrim(new.email));
  end if;
  if known.id is not null then
    update public.customer_notes set customer_id = known.id where customer_id = guest.id;
    delete from public.customers where id = guest.id;
    update public.customers
      set email = new.email, name = new.full_name, phone = coalesce(known.phone, guest.phone),
        first_seen_at = least(known.first_seen_at, guest.first_seen_at),
        orders = coalesce(guest.orders, 0), last_order_at = guest.last_order_at,
        revenue_minor = coalesce(guest.revenue_minor, 0), revenue_agorot = coalesce(guest.revenue_agorot, 0),
        unrated_minor = coalesce(guest.unrated_minor, 0)
      where id = known.id;
    if known.orders > 0 then
      insert into public.customers
        (email, name, phone, first_seen_at, orders, last_order_at, revenue_minor, revenue_agorot, unrated_minor)
        values (known.email, known.name, known.phone, known.first_seen_at, known.orders, known.last_order_at,
          known.revenue_minor, known.revenue_agorot, known.unrated_minor);
    end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    -- The key between the tables may have seen to it before.
    select id into held from public.customers where lower(btrim(email)) = lower(btrim(old.email)) for no key update;
    update public.customers set profile_id = null where id = held;
    perform app.forget_customer(held);
  else
    insert into public.customers as c (email, name, profile_id, first_seen_at)
      values (new.email, new.full_name, new.id, new.created_at)
      on conflict (lower(btrim(email))) do update
        set profile_id = new.id, email = new.email, name = new.full_name,
          phone = case when c.profile_id = new.id then c.phone end,
          first_seen_at = least(c.first_seen_at, new.created_at);
  end if;
  return null;
end $$;
--> statement-breakpoint

-- As before, and the identity role asks for what follows a new address.
create or replace function app.jobs_of_roles() returns table (role text, task text)
language sql immutable
set search_path = ''
as $$
  values
    ('shop_identity', 'send-mail'),
    ('shop_identity', 'send-push'),
    ('shop_identity', 'follow-address'),
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
--> statement-breakpoint

-- Who may have the log of changes forget somebody: administrators, and people who close their own account.
create function app.check_eraser(own_address text default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if claims ->> 'role' is distinct from 'admin'
    and not exists (select from public.customers
      where profile_id = (claims ->> 'sub')::uuid and lower(btrim(email)) = coalesce(own_address, lower(btrim(email)))
    ) then
    raise exception 'only administrators may erase somebody else' using errcode = 'insufficient_privilege', table = 'audit_log';
  end if;
end $$;

create or replace function app.redact_audit_log(subjects text[], address text, marker text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform app.check_eraser(address);
  with personal (entity, names) as (values
    ('orders', array['customer_name', 'customer_email', 'customer_phone', 'billing_address', 'shipping_address']),
    ('refunds', array['reason', 'last_error']),
    ('shipments', array['tracking_number', 'tracking_url']),
    ('stock_movements', array['note']),
    ('customer_notes', array['body']),
    ('messages', array['name', 'email', 'phone', 'subject', 'company', 'city', 'experience', 'message']),
    ('message_replies', array['body']),
    ('newsletter_subscribers', array['email', 'consent_page', 'removal_reason']),
    ('mails', array['recipient', 'last_error', 'dedupe_key'])
  ), cleaned as (
    select l.id,
      app.redacted(l.before, own.names, address, marker) as before,
      app.redacted(l.after, own.names, address, marker) as after
    from public.audit_log l
    cross join lateral (
      select case when l.entity || ' ' || l.entity_id = any (subjects) then p.names else array[]::text[] end as names
      from (values (l.entity)) e (entity) left join personal p on p.entity = e.entity
    ) own
    where l.entity || ' ' || l.entity_id = any (subjects)
      or app.mentions(l.before::text, address) or app.mentions(l.after::text, address)
  )
  update public.audit_log l set before = c.before, after = c.after
    from cleaned c
    where c.id = l.id and (c.before is distinct from l.before or c.after is distinct from l.after);
  get diagnostics changed = row_count;
  return changed;
end $$;

create or replace function app.redact_order_tags(order_ids uuid[], marker text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform app.check_eraser();
  update public.audit_log set
    before = before || case when before ? 'tag' then jsonb_build_object('tag', marker) else '{}' end,
    after = after || case when after ? 'tag' then jsonb_build_object('tag', marker) else '{}' end
    where entity = 'order_tags' and (coalesce(after, before) ->> 'order_id')::uuid = any (order_ids);
  get diagnostics changed = row_count;
  return changed;
end $$;
revoke execute on function app.check_eraser(text) from public;
