-- Agreed prices, prices and coupons ask for a second factor from now on. Whoever may change them has as many days to set it
-- up as somebody who is given the right today. Policies name no owner: for a moment they are not asked.
alter table user_grants no force row level security;
--> statement-breakpoint
update user_grants set granted_at = app.now() where action in ('orders.agree', 'prices.write', 'coupons.write');
--> statement-breakpoint
alter table user_grants force row level security;
