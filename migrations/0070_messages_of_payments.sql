CREATE POLICY "payment_events_admin" ON "payment_events" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "payment_events_granted" ON "payment_events" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('settings.read')));--> statement-breakpoint

-- The readiness list says when the last message came.
grant select on payment_events to shop_admin;
