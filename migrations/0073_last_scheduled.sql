-- Only adds: an older version of the shop goes on beside it.

-- When a timed job of the queue was last due. What lies in the future was written by a clock that
-- was ahead, and says nothing of whether jobs run.
create function app.get_last_scheduled() returns timestamptz
language plpgsql security definer stable
set search_path = ''
as $$
begin
  return (
    select max(last_execution) from graphile_worker._private_known_crontabs
    where last_execution <= now());
end $$;
--> statement-breakpoint
revoke execute on function app.get_last_scheduled() from public;
grant execute on function app.get_last_scheduled() to shop_admin, shop_system;
