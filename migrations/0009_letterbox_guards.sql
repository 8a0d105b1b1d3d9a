-- Who may do what behind the public forms. Written by hand.

alter table newsletter_subscribers force row level security;
--> statement-breakpoint

revoke all on newsletter_subscribers
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_system, shop_limits, shop_jobs;

-- The letterbox. Messages go in and never out again: it reads none of them, not even their keys. Of mails it sees
-- what keeps one from being sent twice; of the settings, by its policy, where messages are mailed to and whether.
grant insert on messages to shop_letterbox;
grant insert on mails, mail_secrets to shop_letterbox;
grant select (id, dedupe_key) on mails to shop_letterbox;
grant select on system_settings to shop_letterbox;

-- The newsletter. A subscription changes its state, never its address or the way out.
grant select, insert on newsletter_subscribers to shop_letterbox;
grant update (
  state, confirm_token_hash, confirm_expires_at, requested_at, confirmed_at, unsubscribed_at, consent_wording, consent_page
) on newsletter_subscribers to shop_letterbox;

-- The shop itself forgets requests that nobody confirmed.
grant select (id, state, requested_at), delete on newsletter_subscribers to shop_system;

-- The back office sees who is on the list, and no token.
grant select (
  id, email, state, requested_at, confirmed_at, unsubscribed_at, consent_wording, consent_page
) on newsletter_subscribers to shop_admin;

grant execute on function app.enqueue(text, jsonb, text, integer) to shop_letterbox;
