ALTER TABLE "orders" ADD COLUMN "rights_notice" jsonb;
--> statement-breakpoint
-- From here on written by hand. The mail that confirms an order describes what the law gives its customer; who queues it, records that.
grant update (rights_notice) on orders to shop_admin, shop_checkout, shop_system;
--> statement-breakpoint
grant select (rights_notice) on orders to shop_privacy;
--> statement-breakpoint
-- The mail itself is in the log of changes already.
do $$
declare
  definition constant text := pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = 'orders'::regclass and tgname = 'write_audit_entry';
begin
  drop trigger write_audit_entry on orders;
  execute replace(definition, '''customer_key''', '''customer_key'', ''rights_notice''');
end $$;
--> statement-breakpoint
-- The words of laws are promises, as those of the policies are.
create or replace function app.refuse_heavy_document() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed text := case when tg_op = 'DELETE' then old.key else new.key end;
begin
  if changed in ('brand', 'policies', 'payment-instructions', 'rights') or changed like 'mail/%' or changed like 'rights/%' then
    raise exception 'this moderator may not change %', changed
      using errcode = 'insufficient_privilege', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
