-- Only adds: an older version of the shop goes on beside it.
CREATE TABLE "order_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "order_tags_tag_filled" CHECK ("order_tags"."tag" = btrim("order_tags"."tag") and char_length("order_tags"."tag") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "order_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_tags_once" ON "order_tags" USING btree ("order_id",lower(tag));--> statement-breakpoint
CREATE INDEX "order_tags_by_tag" ON "order_tags" USING btree (lower(tag),"order_id");--> statement-breakpoint
CREATE POLICY "order_tags_admin" ON "order_tags" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_tags_privacy" ON "order_tags" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights, and the log of changes.

alter table order_tags force row level security;
revoke all on order_tags
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, delete on order_tags to shop_admin;
grant select, delete on order_tags to shop_privacy;
create trigger write_audit_entry after insert or delete on order_tags
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id');
--> statement-breakpoint
-- The log of changes forgets what the orders of somebody who is erased were called. With the rights of the owner, for
-- administrators who erase somebody. Returns how many entries changed.
create function app.redact_order_tags(order_ids uuid[], marker text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' is distinct from 'admin' then
    raise exception 'only administrators may erase somebody' using errcode = 'insufficient_privilege', table = 'audit_log';
  end if;
  update public.audit_log set
    before = before || case when before ? 'tag' then jsonb_build_object('tag', marker) else '{}' end,
    after = after || case when after ? 'tag' then jsonb_build_object('tag', marker) else '{}' end
    where entity = 'order_tags' and (coalesce(after, before) ->> 'order_id')::uuid = any (order_ids);
  get diagnostics changed = row_count;
  return changed;
end $$;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.redact_order_tags(uuid[], text) to shop_privacy;
