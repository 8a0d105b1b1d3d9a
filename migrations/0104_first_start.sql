-- Only adds: an older version of the shop goes on beside it.
-- The first start puts the market of the owner's currency into effect.
grant update (is_enabled) on currencies to shop_system;
grant update (valid_from, prices) on markets to shop_system;
