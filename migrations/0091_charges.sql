ALTER TABLE "orders" ADD COLUMN "door_duty_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_door_duty_positive" CHECK ("orders"."door_duty_minor" >= 0);--> statement-breakpoint
-- From here on written by hand.
grant update (door_duty_minor) on orders to shop_admin;
-- Pages name what comes on top of prices, and where orders are sent.
create trigger announce_change after insert or update or delete or truncate on markets
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on market_places
  for each statement execute function app.announce_change();
