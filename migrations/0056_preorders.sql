ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_known";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_not_zero";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_direction";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "ahead_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD COLUMN "leaves_by" date;--> statement-breakpoint
-- Of deliveries that are known already: some days to pack. (Forced policies would hide the rows from an owner who is no superuser.)
alter table expected_deliveries no force row level security;--> statement-breakpoint
update expected_deliveries set leaves_by = expected_on + 4;--> statement-breakpoint
alter table expected_deliveries force row level security;--> statement-breakpoint
ALTER TABLE "expected_deliveries" ALTER COLUMN "leaves_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "ahead" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "leaves_by" date;--> statement-breakpoint
CREATE INDEX "stock_movements_ahead" ON "stock_movements" USING btree ("variant_id") WHERE ahead <> 0;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_ahead_positive" CHECK ("product_variants"."ahead_quantity" >= 0);--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD CONSTRAINT "expected_deliveries_leave_later" CHECK ("expected_deliveries"."leaves_by" >= "expected_deliveries"."expected_on");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_ahead_direction" CHECK (case "stock_movements"."reason"
        when 'preorder' then "stock_movements"."ahead" > 0
        when 'reserve' then "stock_movements"."ahead" in (0, -"stock_movements"."reserved")
        when 'release' then "stock_movements"."ahead" <= 0
        else "stock_movements"."ahead" = 0 end);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_ahead_of_order" CHECK ("stock_movements"."ahead" <= 0 or "stock_movements"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('opening', 'receipt', 'adjustment', 'count', 'preorder', 'reserve', 'release', 'shipment', 'recall', 'return', 'sale'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_not_zero" CHECK ("stock_movements"."quantity" <> 0 or "stock_movements"."reserved" <> 0 or "stock_movements"."ahead" <> 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_direction" CHECK (case "stock_movements"."reason"
        when 'adjustment' then "stock_movements"."reserved" = 0
        when 'count' then "stock_movements"."reserved" = 0
        when 'preorder' then "stock_movements"."quantity" = 0 and "stock_movements"."reserved" = 0
        when 'reserve' then "stock_movements"."quantity" = 0 and "stock_movements"."reserved" > 0
        when 'release' then "stock_movements"."quantity" = 0 and "stock_movements"."reserved" <= 0
        when 'shipment' then "stock_movements"."quantity" < 0 and "stock_movements"."reserved" = "stock_movements"."quantity"
        when 'recall' then "stock_movements"."quantity" > 0 and "stock_movements"."reserved" = "stock_movements"."quantity"
        when 'sale' then "stock_movements"."quantity" < 0 and "stock_movements"."reserved" = 0
        else "stock_movements"."quantity" > 0 and "stock_movements"."reserved" = 0 end);--> statement-breakpoint
CREATE POLICY "expected_deliveries_public" ON "expected_deliveries" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (arrived_at is null);--> statement-breakpoint
CREATE POLICY "expected_deliveries_checkout" ON "expected_deliveries" AS PERMISSIVE FOR SELECT TO "shop_checkout" USING (arrived_at is null);--> statement-breakpoint
ALTER POLICY "system_settings_public" ON "system_settings" TO shop_anon,shop_user USING (setting_key in ('maintenance_mode', 'allow_registration', 'preorders'));--> statement-breakpoint
ALTER POLICY "system_settings_checkout" ON "system_settings" TO shop_checkout USING (setting_key in ('default_order_status', 'low_stock_threshold', 'preorders', 'email_notifications', 'support_email'));--> statement-breakpoint
-- From here on written by hand. What can be ordered ahead is read by everybody; who brings it, and what it is for, by nobody else.
grant select (id, variant_id, quantity, expected_on, leaves_by, arrived_at) on expected_deliveries to shop_anon, shop_user, shop_checkout;
grant select on expected_deliveries to shop_system;
grant update (leaves_by) on expected_deliveries to shop_admin;
grant update (ahead_quantity) on product_variants to shop_checkout;
grant select (leaves_by) on order_items to shop_user;
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on expected_deliveries
  for each statement execute function app.announce_change();
--> statement-breakpoint
-- Besides what is here, the ledger carries what is promised of what is not: never more than is on its way. Deliveries that
-- become fewer afterwards take no promise back.
create or replace function app.apply_stock_movements() returns trigger
language plpgsql as $$
begin
  perform 1 from public.product_variants
    where id in (select variant_id from added) order by id for no key update;
  update public.product_variants v
    set stock_quantity = v.stock_quantity + moved.quantity - moved.reserved,
      reserved_quantity = v.reserved_quantity + moved.reserved,
      ahead_quantity = v.ahead_quantity + moved.ahead
    from (
      select variant_id, sum(quantity)::integer as quantity, sum(reserved)::integer as reserved, sum(ahead)::integer as ahead
      from added group by variant_id
    ) moved
    where v.id = moved.variant_id and (moved.quantity <> 0 or moved.reserved <> 0 or moved.ahead <> 0);
  if exists (
    select from public.product_variants v
    where v.id in (select variant_id from added where reason = 'preorder')
      and v.ahead_quantity > (
        select coalesce(sum(e.quantity), 0) from public.expected_deliveries e
        where e.variant_id = v.id and e.arrived_at is null
      )
  ) then
    raise exception 'more bags are promised than are on their way'
      using errcode = 'check_violation', constraint = 'product_variants_ahead_expected', table = 'product_variants';
  end if;
  return null;
end $$;
drop trigger start_stock_empty on product_variants;
create trigger start_stock_empty before insert on product_variants
  for each row when (new.stock_quantity <> 0 or new.reserved_quantity <> 0 or new.ahead_quantity <> 0)
  execute function app.protect_stock();
drop trigger protect_stock on product_variants;
create trigger protect_stock before update on product_variants
  for each row when (
    (new.stock_quantity, new.reserved_quantity, new.ahead_quantity)
      is distinct from (old.stock_quantity, old.reserved_quantity, old.ahead_quantity)
  )
  execute function app.protect_stock();
drop trigger write_audit_entry on product_variants;
create trigger write_audit_entry after insert or update or delete on product_variants
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry(
    'id', 'stock_quantity', 'reserved_quantity', 'ahead_quantity', 'display_price_minor', 'last_exchange_update'
  );
