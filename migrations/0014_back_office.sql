CREATE TABLE "order_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"status" text NOT NULL,
	"currency" char(3) NOT NULL,
	"orders" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"revenue_agorot" bigint NOT NULL,
	"unrated_orders" integer NOT NULL,
	"unrated_minor" bigint NOT NULL,
	CONSTRAINT "order_tallies_status_known" CHECK ("order_tallies"."status" in ('pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "order_tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_email" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('insert', 'update', 'delete')),
	CONSTRAINT "audit_log_says_something" CHECK (num_nonnulls("audit_log"."before", "audit_log"."after") > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_tallies_day" ON "order_tallies" USING btree ("day","status");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_size_complete" CHECK (num_nulls("product_images"."width", "product_images"."height") in (0, 2));--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_size_positive" CHECK (least("product_images"."width", "product_images"."height") > 0);--> statement-breakpoint
CREATE POLICY "order_tallies_admin" ON "order_tallies" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_tallies_system" ON "order_tallies" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_tallies_till" ON "order_tallies" AS PERMISSIVE FOR ALL TO "shop_till" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_log_admin" ON "audit_log" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_log_system" ON "audit_log" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "products_public" ON "products" TO shop_anon,shop_user USING (is_active and deleted_at is null);