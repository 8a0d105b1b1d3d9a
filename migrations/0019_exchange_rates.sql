-- A stocktake is a reason of its own, and a movement can be asked for twice without counting twice. Written by hand.

alter table stock_movements drop constraint stock_movements_reason_known;
alter table stock_movements add constraint stock_movements_reason_known
  check (reason in ('opening', 'receipt', 'adjustment', 'count', 'reserve', 'release', 'shipment', 'recall', 'return', 'sale'));
alter table stock_movements drop constraint stock_movements_direction;
alter table stock_movements add constraint stock_movements_direction check (
  case reason
    when 'adjustment' then reserved = 0
    when 'count' then reserved = 0
    when 'reserve' then quantity = 0 and reserved > 0
    when 'release' then quantity = 0 and reserved < 0
    when 'shipment' then quantity < 0 and reserved = quantity
    when 'recall' then quantity > 0 and reserved = quantity
    when 'sale' then quantity < 0 and reserved = 0
    else quantity > 0 and reserved = 0 end
);
--> statement-breakpoint

-- Null for what orders do: their own keys see to it there.
alter table stock_movements add column request_key uuid constraint stock_movements_request_key_once unique;
