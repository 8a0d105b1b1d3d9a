-- Only adds: an older version of the shop goes on beside it.
CREATE TABLE "reply_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"reply_id" uuid,
	"author_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reply_files_storage_key_once" UNIQUE("storage_key"),
	CONSTRAINT "reply_files_type_known" CHECK ("reply_files"."type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "reply_files_file_name_filled" CHECK ("reply_files"."file_name" = btrim("reply_files"."file_name") and char_length("reply_files"."file_name") between 1 and 100),
	CONSTRAINT "reply_files_storage_key_shape" CHECK ("reply_files"."storage_key" ~ '^private\/replies\/[a-f0-9]{32}\.(jpg|pdf)$' and char_length("reply_files"."storage_key") <= 60),
	CONSTRAINT "reply_files_size_bounds" CHECK ("reply_files"."size_bytes" between 1 and 5242880)
);
--> statement-breakpoint
ALTER TABLE "reply_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_reply_id_message_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."message_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_files_message" ON "reply_files" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reply_files_reply" ON "reply_files" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "reply_files_drafts" ON "reply_files" USING btree ("created_at") WHERE reply_id is null;--> statement-breakpoint
CREATE POLICY "reply_files_admin_read" ON "reply_files" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "reply_files_admin_new" ON "reply_files" AS PERMISSIVE FOR INSERT TO "shop_admin" WITH CHECK (reply_id is null and author_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "reply_files_admin_send" ON "reply_files" AS PERMISSIVE FOR UPDATE TO "shop_admin" USING (reply_id is null and author_id = (select app.uid())) WITH CHECK (author_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "reply_files_admin_drop" ON "reply_files" AS PERMISSIVE FOR DELETE TO "shop_admin" USING (reply_id is null and author_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "reply_files_system" ON "reply_files" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reply_files_privacy" ON "reply_files" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights, and the log of changes.

alter table reply_files force row level security;
revoke all on reply_files
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- What was sent stays as it was sent; what was not is taken out by whoever wrote it, or forgotten by the shop.
grant select, insert, update (reply_id), delete on reply_files to shop_admin;
grant select, delete on reply_files to shop_system;
grant select on reply_files to shop_privacy;
-- The log outlives the person whom the answer was for: names of files stay out of it.
create trigger write_audit_entry after insert or update or delete on reply_files
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'file_name', 'storage_key');
