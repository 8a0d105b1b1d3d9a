-- What the back office hears of while it looks: new orders, orders that change, alerts about the stock. Written by hand.

-- For the news that the bell keeps: refunds that failed, and what the shop itself noted about an order.
create index refunds_failed on refunds (settled_at desc nulls first) where state = 'failed';
--> statement-breakpoint
create index order_events_own_notes on order_events (created_at desc nulls first) where kind = 'note' and actor_id is null;
--> statement-breakpoint

-- Ids alone: who may know more reads it. A statement about very many rows is told as one piece of news.
create function app.announce_news() returns trigger
language plpgsql as $$
begin
  if (select count(*) from changed) > 50 then
    perform pg_notify('shop_news', 'much');
  else
    perform pg_notify('shop_news', tg_argv[0] || ' ' || id) from changed;
  end if;
  return null;
end $$;
create trigger announce_new_orders after insert on orders
  referencing new table as changed for each statement execute function app.announce_news('order');
create trigger announce_changed_orders after update on orders
  referencing new table as changed for each statement execute function app.announce_news('order-changed');
create trigger announce_stock_alerts after insert on stock_alerts
  referencing new table as changed for each statement execute function app.announce_news('stock');
--> statement-breakpoint
revoke execute on all functions in schema app from public;
