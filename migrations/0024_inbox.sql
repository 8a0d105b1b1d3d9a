-- The inbox: rights of replies, and of what changes in a message. Written by hand.
alter table message_replies force row level security;
revoke all on message_replies
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant select, insert on message_replies to shop_admin, shop_system;
