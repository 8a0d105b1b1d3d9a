-- A refund that is settled does not change, but for words about the person (see 0027_privacy.sql), and but for one through the
-- payment service that the customer's bank sends back, maybe weeks later: the shop itself then calls it failed after all.
drop trigger protect_settled_refunds on refunds;
--> statement-breakpoint
create trigger protect_settled_refunds before update on refunds
  for each row when (
    old.state <> 'pending' and current_setting('role') <> 'shop_privacy'
    and not (
      old.state = 'done' and new.state = 'failed' and old.method = 'stripe' and current_setting('role') = 'shop_system'
    )
  )
  execute function app.protect_settled_refunds();
