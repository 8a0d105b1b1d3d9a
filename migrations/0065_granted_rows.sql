CREATE POLICY "content_revisions_granted" ON "content_revisions" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('content.read')));--> statement-breakpoint
CREATE POLICY "coupons_granted" ON "coupons" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('coupons.read', 'orders.read', 'figures.read')));--> statement-breakpoint
CREATE POLICY "profiles_granted" ON "profiles" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING (id = (select app.uid())
        or (exists (select from user_grants g where g.user_id = (select app.uid()))
          and exists (select from user_roles r where r.user_id = profiles.id))
        or (select app.may('customers.read', 'orders.read', 'messages.read')));--> statement-breakpoint
CREATE POLICY "guest_holds_granted" ON "guest_holds" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'customers.read', 'stock.read')));