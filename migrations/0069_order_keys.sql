-- The keys in links about orders follow from a signing key, which no backup holds. What is stored of them is a hash of the
-- one that the customer has, so that it works on. Mails hold the id of the order and get the link when they are sent.
alter table mails no force row level security;
--> statement-breakpoint
alter table orders no force row level security;
--> statement-breakpoint
alter table mails disable trigger user;
--> statement-breakpoint
update mails set content = content - 'path' - 'confirmPath'
    || jsonb_build_object('orderId', orders.id)
    || case when content ? 'confirmPath' then '{"isToConfirm": true}' else '{}' end::jsonb
  from orders
  where orders.access_key = substring(mails.content ->> 'path' from '^/order-status/(?:return/)?([0-9a-f]{64})$');
--> statement-breakpoint
update mails set content = content - 'path' - 'confirmPath' where content ?| '{path,confirmPath}'::text[];
--> statement-breakpoint
alter table mails enable trigger user;
--> statement-breakpoint
alter table mails force row level security;
--> statement-breakpoint
alter table orders force row level security;
--> statement-breakpoint
alter table orders alter column access_key drop default, alter column access_key drop not null;
--> statement-breakpoint
alter table orders alter column access_key type bytea using sha256(convert_to(access_key, 'UTF8'));
--> statement-breakpoint
alter table orders rename column access_key to key_hash;
--> statement-breakpoint
alter table orders rename constraint orders_access_key_once to orders_key_hash_once;
--> statement-breakpoint
-- The log of changes leaves the hash out, as it did the key.
do $$
declare
  definition text := pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'orders'::regclass and tgname = 'write_audit_entry';
begin
  drop trigger write_audit_entry on orders;
  execute replace(definition, '''access_key''', '''key_hash''');
end $$;
--> statement-breakpoint
alter table guest_holds drop column code;
