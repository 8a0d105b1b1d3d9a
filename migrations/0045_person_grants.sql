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
CREATE POLICY "user_grants_identity" ON "user_grants" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
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
