-- Who changed what in the back office: triggers write it down, whatever code or statement makes the change. Written by hand.

-- No forced policies here, alone among the tables: entries are written with the rights of the owner, who may be no
-- superuser and is named by no policy. Everybody else reads them at most, and nobody has the right to write one.
revoke all on audit_log from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system,
  shop_limits, shop_jobs;
grant select on audit_log to shop_admin;
--> statement-breakpoint

-- Arguments: the columns that name the row, joined by a comma, then those that are left out, because they follow from
-- another entry or open something to whoever reads them. A change of nothing else leaves no entry.
create function app.write_audit_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  some_row jsonb := coalesce(new_row, old_row);
  hidden text[] := tg_argv[1:];
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '');
  key text;
begin
  select string_agg(some_row ->> name, ':' order by place) into key
    from unnest(string_to_array(tg_argv[0], ',')) with ordinality as keys (name, place);
  old_row := old_row - hidden;
  new_row := new_row - hidden;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(name, old_row -> name), jsonb_object_agg(name, new_row -> name) into old_row, new_row
      from jsonb_object_keys(new_row) as name
      where old_row -> name is distinct from new_row -> name;
    if new_row is null then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_email, action, entity, entity_id, before, after)
    values (app.uid(), claims ->> 'email', lower(tg_op), tg_table_name, key, old_row, new_row);
  return null;
end $$;
--> statement-breakpoint

-- Only what the back office does: what customers do at the till and what jobs do is in timelines and ledgers. The setting is
-- asked rather than the user, because what a foreign key does in turn is done as the owner. Of lines and movements only what
-- can be edited counts: a variant that goes leaves all of them without its id.
create trigger write_audit_entry after insert or update or delete on orders
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry(
    'id', 'access_key', 'idempotency_key', 'payment_session', 'updated_at', 'paid_minor', 'refunded_minor', 'search_text'
  );
create trigger write_audit_entry after insert or update of quantity, total_price_minor, restocked_quantity or delete on order_items
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update or delete on payments
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update or delete on refunds
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'idempotency_key');
create trigger write_audit_entry after insert or update or delete on shipments
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update of quantity, reserved, reason, note or delete on stock_movements
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'request_key');
create trigger write_audit_entry after insert or update or delete on products
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'updated_at');
create trigger write_audit_entry after insert or update or delete on product_variants
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry(
    'id', 'stock_quantity', 'reserved_quantity', 'display_price_minor', 'last_exchange_update'
  );
create trigger write_audit_entry after insert or update or delete on product_categories
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update or delete on product_images
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update or delete on product_attributes
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
create trigger write_audit_entry after insert or update or delete on exchange_rates
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('base_currency,target_currency');
create trigger write_audit_entry after insert or update or delete on system_settings
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('setting_key', 'updated_at');
create trigger write_audit_entry after insert or update or delete on user_roles
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('user_id');
create trigger write_audit_entry after insert or update or delete on messages
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'submission_key');
--> statement-breakpoint
revoke execute on all functions in schema app from public;
