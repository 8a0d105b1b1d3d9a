-- The log of changes says which places a market has got and lost.
create trigger write_audit_entry after insert or update or delete on market_places
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('place');
