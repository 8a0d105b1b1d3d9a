ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'paid-without-stock', 'test-mail', 'document-changed', 'stock-alert'));
--> statement-breakpoint
-- From here on written by hand: the brand with the sender of mails, the policies, the account that customers pay to and the
-- words of mails are changed by administrators alone, whatever else a moderator may do with texts.
create function app.refuse_heavy_document() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed text := case when tg_op = 'DELETE' then old.key else new.key end;
begin
  if changed in ('brand', 'policies', 'payment-instructions') or changed like 'mail/%' then
    raise exception 'this moderator may not change %', changed
      using errcode = 'insufficient_privilege', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
revoke execute on function app.refuse_heavy_document() from public;
--> statement-breakpoint
create trigger refuse_heavy_document before insert or update or delete on content_documents
  for each row when (current_user = 'shop_moderator') execute function app.refuse_heavy_document();
--> statement-breakpoint
create trigger refuse_heavy_document before insert or update or delete on content_drafts
  for each row when (current_user = 'shop_moderator') execute function app.refuse_heavy_document();
--> statement-breakpoint
create trigger refuse_heavy_document before insert or update or delete on content_revisions
  for each row when (current_user = 'shop_moderator') execute function app.refuse_heavy_document();
