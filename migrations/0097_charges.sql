ALTER TABLE "orders" ADD COLUMN "door_duty_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_door_duty_positive" CHECK ("orders"."door_duty_minor" >= 0);--> statement-breakpoint
-- From here on written by hand.
grant update (door_duty_minor) on orders to shop_admin;
grant select (tax_rate_bp, tax_minor) on order_items to shop_user;
