ALTER TABLE "mails" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reason_known" CHECK ("mails"."reason" in ('unknown_authority', 'other_name', 'expired_certificate', 'plain_port', 'no_encryption', 'login', 'sender', 'not_allowed', 'unreachable', 'silent', 'unknown_outcome', 'recipient', 'letters'));--> statement-breakpoint
-- A mail that is queued again has no reason any more.
grant update (reason) on mails to shop_admin;
