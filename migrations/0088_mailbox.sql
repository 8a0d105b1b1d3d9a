CREATE TABLE "mailbox_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mailbox" text NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "mailbox_state_single" CHECK ("mailbox_state"."id" = 1),
	CONSTRAINT "mailbox_state_last_uid_bounds" CHECK ("mailbox_state"."last_uid" >= 0),
	CONSTRAINT "mailbox_state_mailbox_filled" CHECK ("mailbox_state"."mailbox" = btrim("mailbox_state"."mailbox") and char_length("mailbox_state"."mailbox") between 1 and 600),
	CONSTRAINT "mailbox_state_uid_validity_shape" CHECK ("mailbox_state"."uid_validity" ~ '^[0-9]+$' and char_length("mailbox_state"."uid_validity") <= 20),
	CONSTRAINT "mailbox_state_problem_known" CHECK ("mailbox_state"."problem" in ('login', 'certificate', 'encryption', 'unreachable', 'other'))
);
--> statement-breakpoint
ALTER TABLE "mailbox_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"outcome" text NOT NULL,
	"stored_bytes" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "received_mails_id_shape" CHECK ("received_mails"."id" ~ '^[A-Za-z0-9_-]+$' and char_length("received_mails"."id") <= 43),
	CONSTRAINT "received_mails_sender_shape" CHECK ("received_mails"."sender" ~ '^[A-Za-z0-9_-]+$' and char_length("received_mails"."sender") <= 43),
	CONSTRAINT "received_mails_outcome_known" CHECK ("received_mails"."outcome" in ('reply', 'message', 'automatic', 'own', 'too_many', 'unreadable')),
	CONSTRAINT "received_mails_stored_bytes_positive" CHECK ("received_mails"."stored_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "received_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "reply_files_drafts";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
DROP INDEX "messages_open";--> statement-breakpoint
ALTER TABLE "reply_files" ADD COLUMN "is_received" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "sent_as" uuid;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "is_received" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "omitted_files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "omitted_files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "waiting_since" timestamp with time zone GENERATED ALWAYS AS (coalesce(reopened_at, created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "received_mails_newest" ON "received_mails" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_about_id_messages_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_sent_as" ON "message_replies" USING btree ("sent_as");--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("about_id") WHERE about_id is not null;--> statement-breakpoint
CREATE INDEX "reply_files_drafts" ON "reply_files" USING btree ("created_at") WHERE reply_id is null and not is_received;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("waiting_since" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("waiting_since","id") WHERE state in ('new', 'read') and spam_reason is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_source_known" CHECK ("messages"."source" in ('form', 'mail'));--> statement-breakpoint
CREATE POLICY "mailbox_state_admin" ON "mailbox_state" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "mailbox_state_granted" ON "mailbox_state" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('mail.read', 'messages.read')));--> statement-breakpoint
CREATE POLICY "mailbox_state_system" ON "mailbox_state" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mailbox_state_privacy" ON "mailbox_state" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "received_mails_privacy" ON "received_mails" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "received_mails_system" ON "received_mails" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "reply_files_admin_new" ON "reply_files" TO shop_admin WITH CHECK (reply_id is null and not is_received and author_id = (select app.uid()));--> statement-breakpoint
ALTER POLICY "reply_files_admin_send" ON "reply_files" TO shop_admin USING (reply_id is null and not is_received and author_id = (select app.uid())) WITH CHECK (author_id = (select app.uid()));--> statement-breakpoint
ALTER POLICY "reply_files_admin_drop" ON "reply_files" TO shop_admin USING (reply_id is null and not is_received and author_id = (select app.uid()));--> statement-breakpoint
-- From here on written by hand: rights, and who hears of an answer by mail.
alter table mailbox_state force row level security;
alter table received_mails force row level security;
revoke all on mailbox_state, received_mails
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select on mailbox_state to shop_admin;
grant select, insert, update on mailbox_state to shop_system;
grant select, insert, delete on received_mails to shop_system;
grant select on mailbox_state, received_mails to shop_privacy;
grant insert on reply_files to shop_system;
--> statement-breakpoint
update message_replies set sent_as = mail_id where mail_id is not null;
--> statement-breakpoint
-- An answer of the customer is news like a new message.
create trigger note_reopened_message after update of reopened_at on messages
  for each row when (new.reopened_at is distinct from old.reopened_at and new.kind = 'contact' and new.spam_reason is null)
  execute function app.note_untold_news('message');
create trigger note_reopened_dealer after update of reopened_at on messages
  for each row when (new.reopened_at is distinct from old.reopened_at and new.kind = 'dealer' and new.spam_reason is null)
  execute function app.note_untold_news('dealer');
create function app.announce_reopened_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('shop_news', 'message ' || new.id);
  return null;
end $$;
create trigger announce_reopened_message after update of reopened_at on messages
  for each row when (new.reopened_at is distinct from old.reopened_at and new.spam_reason is null)
  execute function app.announce_reopened_message();
revoke execute on function app.announce_reopened_message() from public;
