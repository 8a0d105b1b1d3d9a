-- How often a mailbox has used a code is looked up, and the back office may stop keeping bags for the waiting list.
CREATE INDEX "orders_by_mailbox" ON "orders" USING btree (app.mailbox("customer_email"));
--> statement-breakpoint
grant update (ended_at) on held_bags to shop_admin;
create trigger refuse_unless_granted before update on held_bags
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('stock.write');
