CREATE TABLE "content_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"data" jsonb,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "content_documents_key_shaped" CHECK ("content_documents"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length("content_documents"."key") <= 120),
	CONSTRAINT "content_documents_data_short" CHECK (data is null or pg_column_size(data) <= 1048576)
);
--> statement-breakpoint
ALTER TABLE "content_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "content_drafts_key_shaped" CHECK ("content_drafts"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length("content_drafts"."key") <= 120),
	CONSTRAINT "content_drafts_data_short" CHECK (data is null or pg_column_size(data) <= 1048576),
	CONSTRAINT "content_drafts_version_positive" CHECK ("content_drafts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"data" jsonb,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "content_revisions_key_shaped" CHECK ("content_revisions"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length("content_revisions"."key") <= 120),
	CONSTRAINT "content_revisions_data_short" CHECK (data is null or pg_column_size(data) <= 1048576),
	CONSTRAINT "content_revisions_delivered_empty" CHECK (not "content_revisions"."is_delivered" or "content_revisions"."data" is null)
);
--> statement-breakpoint
ALTER TABLE "content_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "redirects_from_shaped" CHECK ("redirects"."from_path" ~ '^/[^?#[:space:]]+$' and char_length("redirects"."from_path") <= 300),
	CONSTRAINT "redirects_to_shaped" CHECK ("redirects"."to_path" ~ '^/([^/\\[:space:]][^[:space:]]*)?$' and char_length("redirects"."to_path") <= 300),
	CONSTRAINT "redirects_elsewhere" CHECK ("redirects"."from_path" <> "redirects"."to_path"),
	CONSTRAINT "redirects_origin_known" CHECK ("redirects"."origin" in ('renamed', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "redirects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media_images" (
	"address" text PRIMARY KEY NOT NULL,
	"file_name" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_en" text,
	"alt_he" text,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "media_images_address_ours" CHECK ("media_images"."address" ~ '^/(media|uploads)/[A-Za-z0-9/_-]+$' and char_length("media_images"."address") <= 200),
	CONSTRAINT "media_images_size_positive" CHECK (least("media_images"."width", "media_images"."height") > 0),
	CONSTRAINT "media_images_focus_inside" CHECK ("media_images"."focus_x" between 0 and 100 and "media_images"."focus_y" between 0 and 100),
	CONSTRAINT "media_images_file_name_filled" CHECK ("media_images"."file_name" = btrim("media_images"."file_name") and char_length("media_images"."file_name") between 1 and 200),
	CONSTRAINT "media_images_alt_en_filled" CHECK ("media_images"."alt_en" = btrim("media_images"."alt_en") and char_length("media_images"."alt_en") between 1 and 500),
	CONSTRAINT "media_images_alt_he_filled" CHECK ("media_images"."alt_he" = btrim("media_images"."alt_he") and char_length("media_images"."alt_he") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "media_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "content_drafts_due" ON "content_drafts" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "content_revisions_newest" ON "content_revisions" USING btree ("key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "redirects_by_target" ON "redirects" USING btree ("to_path");--> statement-breakpoint
CREATE POLICY "content_documents_public" ON "content_documents" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "content_documents_public_forms" ON "content_documents" AS PERMISSIVE FOR SELECT TO "shop_identity", "shop_public_forms" USING (true);--> statement-breakpoint
CREATE POLICY "content_documents_checkout" ON "content_documents" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_documents_admin" ON "content_documents" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_documents_system" ON "content_documents" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_documents_privacy" ON "content_documents" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_drafts_admin" ON "content_drafts" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_drafts_system" ON "content_drafts" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_drafts_privacy" ON "content_drafts" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_revisions_admin" ON "content_revisions" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_revisions_system" ON "content_revisions" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "content_revisions_privacy" ON "content_revisions" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "redirects_public" ON "redirects" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "redirects_admin" ON "redirects" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "redirects_system" ON "redirects" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "redirects_privacy" ON "redirects" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "media_images_public" ON "media_images" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "media_images_admin" ON "media_images" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "media_images_system" ON "media_images" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "media_images_privacy" ON "media_images" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "role_grants" DROP CONSTRAINT "role_grants_action_known";--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_action_known" CHECK ("role_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'settings.read', 'mail.read'));
--> statement-breakpoint
-- From here on written by hand: who may do what, who hears of changes, and what the log of changes notes.
alter table content_documents force row level security;
--> statement-breakpoint
alter table content_drafts force row level security;
--> statement-breakpoint
alter table content_revisions force row level security;
--> statement-breakpoint
alter table redirects force row level security;
--> statement-breakpoint
alter table media_images force row level security;
--> statement-breakpoint
grant select on content_documents to shop_anon, shop_user, shop_public_forms, shop_identity, shop_checkout, shop_privacy;
--> statement-breakpoint
grant select on redirects, media_images to shop_anon, shop_user, shop_privacy;
--> statement-breakpoint
-- A person may be named in any of it.
grant select on content_drafts, content_revisions to shop_privacy;
--> statement-breakpoint
grant select, insert, update, delete on content_documents, content_drafts, redirects, media_images to shop_admin, shop_system;
--> statement-breakpoint
-- What was published once stays in the history.
grant select, insert on content_revisions to shop_admin, shop_system;
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on content_documents
  for each statement execute function app.announce_change();
--> statement-breakpoint
create trigger announce_taken_down after update on content_documents
  for each row when (old.data is not null and new.data is null)
  execute function app.announce_withdrawal();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on redirects
  for each statement execute function app.announce_change();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on media_images
  for each statement execute function app.announce_change();
--> statement-breakpoint
-- The history has the words; the log of changes says who published what.
create trigger write_audit_entry after insert on content_revisions
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('key', 'id', 'data', 'published_at', 'published_by');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on redirects
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('from_path', 'created_at');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on media_images
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('address', 'created_at');
