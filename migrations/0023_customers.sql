-- Customers and notes about them: rights, the triggers that keep them, what searches look through. Written by hand.
alter table customer_notes force row level security;
revoke all on customers, customer_notes
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant select on customers, customer_notes to shop_admin, shop_system;
grant insert, update (body, updated_at), delete on customer_notes to shop_admin;
