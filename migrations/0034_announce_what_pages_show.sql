-- Every order moves stock, and pages know the stock of a bag up to 99 only (`MAX_AVAILABLE` in
-- src/modules/catalog/list-colours.ts). A movement that no page shows is announced no longer.
drop trigger announce_change on product_variants;
--> statement-breakpoint
create trigger announce_change after insert or delete or truncate on product_variants
  for each statement execute function app.announce_change();
--> statement-breakpoint
create trigger announce_shown_change after update on product_variants
  for each row when (
    least(old.stock_quantity, 99) is distinct from least(new.stock_quantity, 99)
    or to_jsonb(old) - array['stock_quantity', 'reserved_quantity']
      is distinct from to_jsonb(new) - array['stock_quantity', 'reserved_quantity']
  )
  execute function app.announce_change();
--> statement-breakpoint
-- Says that something may not be shown any more: no page from before is an answer from now on.
create function app.announce_withdrawal() returns trigger
language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'withdrawn');
  return null;
end $$;
--> statement-breakpoint
create trigger announce_deleted after delete on products
  for each row execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_hidden after update on products
  for each row when (
    old.is_active and not new.is_active or old.deleted_at is null and new.deleted_at is not null
  )
  execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_deleted after delete on product_variants
  for each row execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_hidden after update on product_variants
  for each row when (old.is_active and not new.is_active)
  execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_deleted after delete on product_images
  for each row execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_hidden after update on product_images
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function app.announce_withdrawal();
--> statement-breakpoint
revoke execute on all functions in schema app from public;
