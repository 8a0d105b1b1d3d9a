-- The inbox: rights of replies, and of what changes in a message. Written by hand.
alter table message_replies force row level security;
revoke all on message_replies
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
-- What was sent stays as it was sent. (The shop itself fills the demo.)
grant select, insert on message_replies to shop_admin, shop_system;
create trigger write_audit_entry after insert or update or delete on message_replies
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'request_key');
--> statement-breakpoint

-- What somebody wrote stays as they wrote it; the back office says what becomes of it. (It may change the state since 0003.)
grant update (assignee_id, answered_at, dealer_stage, spam_reason) on messages to shop_admin;

-- Very few of all messages are open.
create index messages_open on messages (created_at, id) where state in ('new', 'read') and spam_reason is null;
--> statement-breakpoint

-- Tells the back office at once, by ids alone. What is taken for spam is no news, and neither is the list's own bookkeeping.
create function app.announce_messages() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  ids uuid[] := array(
    select id from changed where kind <> 'newsletter' and (tg_op = 'UPDATE' or spam_reason is null) limit 51
  );
begin
  if cardinality(ids) > 50 then
    perform pg_catalog.pg_notify('shop_news', 'much');
  else
    perform pg_catalog.pg_notify('shop_news', tg_argv[0] || ' ' || id) from unnest(ids) as id;
  end if;
  return null;
end $$;
create trigger announce_new_messages after insert on messages
  referencing new table as changed for each statement execute function app.announce_messages('message');
create trigger announce_changed_messages after update on messages
  referencing new table as changed for each statement execute function app.announce_messages('message-changed');
--> statement-breakpoint

-- Somebody may ask by phone to be taken off the list: the back office does it for them and says why. It brings nobody back,
-- and a link that was out ends as well.
alter table newsletter_subscribers add column removal_reason text;
alter table newsletter_subscribers add constraint newsletter_subscribers_removal_reason_filled
  check (removal_reason = btrim(removal_reason) and char_length(removal_reason) between 1 and 500);
alter table newsletter_subscribers add constraint newsletter_subscribers_removed_are_out
  check (removal_reason is null or state = 'unsubscribed');
grant select (removal_reason) on newsletter_subscribers to shop_admin;
grant update (state, unsubscribed_at, confirm_token_hash, confirm_expires_at, removal_reason)
  on newsletter_subscribers to shop_admin;
-- Their own click does bring them back.
grant update (removal_reason) on newsletter_subscribers to shop_letterbox;
-- For the demo.
grant insert on newsletter_subscribers to shop_system;
create index newsletter_subscribers_newest on newsletter_subscribers (requested_at desc nulls first, id desc nulls first);
create trigger write_audit_entry after insert or update or delete on newsletter_subscribers
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'confirm_token_hash', 'confirm_expires_at', 'unsubscribe_token');
create policy newsletter_subscribers_admin_removes on newsletter_subscribers as restrictive for update to shop_admin
  using (true) with check (state = 'unsubscribed');
--> statement-breakpoint
revoke execute on all functions in schema app from public;
