-- What is known of one person, for them to have and to have erased: a role for it, its rights, its record. Written by hand.

-- The desk of personal data, made like the roles of the first migration. It goes through everything that can tell of somebody
-- and may take that away, and nothing else: no amount, no status, no password, no token.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_privacy') then
    begin
      create role shop_privacy nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if exists (
    select from pg_roles
    where rolname = 'shop_privacy' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
  ) then
    raise exception 'a role named shop_privacy exists with more rights than the shop may have';
  end if;
  -- The same grant in two databases at once fails for one of them; the loop then finds it done.
  for attempt in 1..10 loop
    exit when exists (
      select from pg_auth_members
      where roleid = 'shop_privacy'::regrole and member = 'shop_app'::regrole
    );
    begin
      grant shop_privacy to shop_app;
    exception
      when unique_violation then null;
      when internal_error then perform pg_sleep(0.05 * attempt);
    end;
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public, app to shop_privacy;
--> statement-breakpoint

-- That somebody's data was erased, by whom and when: without the data. The address is a keyed hash, which says whether a given
-- address was erased to whoever has the key and the address, and nothing to anybody else.
create table erasures (
  id uuid primary key default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  actor_id uuid not null,
  actor_email text not null,
  customer_id uuid not null,
  address_hash bytea not null,
  reason text not null,
  report jsonb not null,
  constraint erasures_reason_known check (reason in ('request', 'authority', 'mistake', 'other')),
  constraint erasures_hash_long check (octet_length(address_hash) = 32)
);
create index erasures_newest on erasures using btree (created_at desc nulls first, id desc nulls first);

-- That somebody looked at all that is known of a person, or took it along.
create table data_exports (
  id uuid primary key default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  actor_id uuid not null,
  actor_email text not null,
  customer_id uuid not null
);
create index data_exports_customer on data_exports using btree (customer_id, created_at);
alter table erasures enable row level security;
alter table erasures force row level security;
alter table data_exports enable row level security;
alter table data_exports force row level security;
revoke all on erasures, data_exports
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant select, insert on erasures, data_exports to shop_privacy;
create trigger write_audit_entry after insert or update or delete on erasures
  for each row when (current_setting('role') = 'shop_privacy')
  execute function app.write_audit_entry('id', 'actor_email', 'address_hash', 'report');
create trigger write_audit_entry after insert or update or delete on data_exports
  for each row when (current_setting('role') = 'shop_privacy')
  execute function app.write_audit_entry('id', 'actor_email');
--> statement-breakpoint

-- It sees every row of every table that holds words; the grants below say which columns.
do $$
declare
  seen text;
begin
  foreach seen in array array[
    'accounts', 'audit_log', 'customer_notes', 'customers', 'data_exports', 'erasures', 'exchange_rates', 'mails',
    'message_replies', 'messages', 'newsletter_subscribers', 'order_events', 'order_items', 'order_tallies', 'orders',
    'payment_events', 'payments', 'product_attributes', 'product_categories', 'product_images', 'product_variants',
    'products', 'profiles', 'rate_limits', 'recovery_codes', 'refunds', 'role_grants', 'second_factors', 'security_alerts',
    'security_events', 'sessions', 'shipments', 'sold_tallies', 'stock_alerts', 'stock_levels', 'stock_movements',
    'system_settings', 'user_roles'
  ] loop
    execute format('create policy %I on %I for all to shop_privacy using (true) with check (true)', seen || '_privacy', seen);
  end loop;
end $$;

grant select on audit_log, customer_notes, customers, exchange_rates, mails, message_replies, messages, order_events, order_items,
  order_tallies, payment_events, payments, product_attributes, product_categories, product_images, product_variants, products,
  profiles, rate_limits, refunds, role_grants, security_alerts, security_events, sessions, shipments, sold_tallies,
  stock_alerts, stock_levels, stock_movements, system_settings, user_roles to shop_privacy;
-- Without what opens something.
grant select (user_id, email_confirmed_at, created_at, password_changed_at) on accounts to shop_privacy;
grant select (user_id, created_at, confirmed_at) on second_factors to shop_privacy;
grant select (user_id, used_at) on recovery_codes to shop_privacy;
grant select (
  id, email, state, requested_at, confirmed_at, unsubscribed_at, consent_wording, consent_page, removal_reason
) on newsletter_subscribers to shop_privacy;
grant select (
  id, number, customer_id, customer_name, customer_email, customer_phone, status, stock_state, reserved_until, source, currency,
  subtotal_minor, discount_minor, shipping_minor, total_minor, payment_method, payment_session, paid_minor, refunded_minor,
  coupon_code, coupon_percent, ils_rate, ils_rate_source, ils_rate_date, billing_address, shipping_address, idempotency_key,
  created_at, updated_at, deleted_at, search_text
) on orders to shop_privacy;

-- What goes. (An account takes its sessions, tokens, second factor and role along, a message its replies, a mail its secret.)
grant delete on profiles, customers, customer_notes, messages, mails, newsletter_subscribers, rate_limits to shop_privacy;
-- To hold the row of a customer while that is done: whoever orders under the address meanwhile waits.
grant update (phone) on customers to shop_privacy;
-- What stays without its person: never an amount, a status, a time or a line.
grant update (customer_name, customer_email, customer_phone, billing_address, shipping_address, access_key) on orders
  to shop_privacy;
grant update (note, facts) on order_events to shop_privacy;
grant update (reason, last_error) on refunds to shop_privacy;
grant update (tracking_number, tracking_url) on shipments to shop_privacy;
grant update (note) on stock_movements to shop_privacy;
grant update (email, details) on security_events to shop_privacy;
grant update (events) on security_alerts to shop_privacy;
--> statement-breakpoint

-- A refund that is settled does not change: but for words about the person, which only this desk may take away.
drop trigger keep_settled_refunds on refunds;
create trigger keep_settled_refunds before update on refunds
  for each row when (old.state <> 'pending' and current_setting('role') <> 'shop_privacy')
  execute function app.keep_settled_refunds();
--> statement-breakpoint

-- Whether a text holds an address, whatever its letter case, and not as a part of another one. `address` is in small letters.
create function app.mentions(content text, address text) returns boolean
language sql immutable parallel safe as $$
  select strpos(lower(content), address) > 0 and lower(content) ~ (
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '[.*+?^${}()|\[\]\\]', '\\\&', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
  )
$$;

-- A row as the log has it, without what is personal: the named columns, and any that holds the address.
create function app.redacted(entry jsonb, personal text[], address text, marker text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select pg_catalog.jsonb_object_agg(key, case
    when jsonb_typeof(value) <> 'null' and (key = any (personal) or app.mentions(value::text, address)) then to_jsonb(marker)
    else value end)
  from pg_catalog.jsonb_each(entry)
$$;

-- The log of changes, which nobody changes, forgets a person: who did what when, and which columns, stays. `subjects` are the
-- rows that were about them, as entity and id with a space between. With the rights of the owner, for administrators who
-- erase somebody. Returns how many entries changed.
create function app.redact_audit_log(subjects text[], address text, marker text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' is distinct from 'admin' then
    raise exception 'only administrators may erase somebody' using errcode = 'insufficient_privilege', table = 'audit_log';
  end if;
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
--> statement-breakpoint
revoke execute on all functions in schema app from public;
-- The triggers on orders that count customers, and the checks on what is written, run with the rights of whoever writes.
grant execute on function
  app.mentions(text, text),
  app.redact_audit_log(text[], text, text),
  app.customer_share(orders, integer),
  app.figures_of(orders),
  app.hold_customer(text),
  app.add_customer(text, text, text, timestamptz, timestamptz, bigint, numeric, numeric, numeric),
  app.count_customer(text, timestamptz, bigint, numeric, numeric, numeric),
  app.change_customer(uuid, bigint, numeric, numeric, numeric, timestamptz, timestamptz, text, text, text),
  app.search_text(text),
  app.is_address(jsonb),
  app.uid()
  to shop_privacy;
