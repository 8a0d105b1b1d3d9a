-- Of events of one millisecond, the last is the one from which no other goes on.
do $$
declare
  definition constant text := pg_get_functiondef('app.order_at(orders, timestamptz)'::regprocedure);
  known constant text := 'order by e.created_at desc limit 1';
begin
  if position(known in definition) = 0 then
    raise exception 'the function app.order_at is not as expected';
  end if;
  execute replace(definition, known, 'order by e.created_at desc, exists (
      select from public.order_events next
      where next.order_id = e.order_id and next.kind = ''status'' and next.created_at = e.created_at
        and next.from_status = e.to_status
    ) limit 1');
end $$;
