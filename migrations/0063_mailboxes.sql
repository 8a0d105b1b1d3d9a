-- Only adds: an older version of the shop goes on beside it.
-- The mailbox that an address leads to, in small letters: what follows a plus sign is a tag, and Google ignores dots.
create function app.mailbox(address text) returns text
language sql immutable strict parallel safe
return (
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select
      coalesce(nullif(split_part(split_part(lower(address), '@', 1), '+', 1), ''), split_part(lower(address), '@', 1)) as name,
      split_part(lower(address), '@', 2) as domain
  ) as parts
);
