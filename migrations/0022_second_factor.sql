-- The second step of signing in: only the desk reaches it. Written by hand.
alter table second_factors
  add column if not exists next_secret bytea
  constraint second_factors_next_secret_long check (octet_length(next_secret) >= 20);
--> statement-breakpoint
alter table second_factors force row level security;
--> statement-breakpoint
alter table recovery_codes force row level security;
--> statement-breakpoint
revoke all on second_factors, recovery_codes
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
--> statement-breakpoint
grant select, insert, update, delete on second_factors, recovery_codes to shop_identity;
