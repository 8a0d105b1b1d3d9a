-- Written by hand, up to the policy that needs it. An order is delivered once nothing of it is on its way any more, and its
-- customer has kept it.
create function app.is_delivered(order_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.orders o
    where o.id = is_delivered.order_id and o.deleted_at is null and o.stock_state = 'shipped'
      and o.status not in ('cancelled', 'refunded')
      and (o.is_handed_over or o.status = 'completed' or (
        select bool_and(s.arrived_on is not null) from public.shipments s where s.order_id = o.id
      ))
  )
$$;
--> statement-breakpoint
-- True for one with a product that its customer has not reviewed yet, with this order or with another one of the account.
create function app.awaits_review(o public.orders) returns boolean
language sql stable
set search_path = ''
as $$
  select app.is_delivered(o.id) and exists (
    select from public.order_items i
    join public.product_variants v on v.id = i.variant_id
    join public.products p on p.id = v.product_id and p.deleted_at is null
    where i.order_id = o.id and not i.is_gift and not exists (
      select from public.orders other join public.reviews r on r.order_id = other.id
      where (other.id = o.id or other.customer_id = o.customer_id) and r.product_id = p.id
    )
  )
$$;
--> statement-breakpoint
revoke execute on function app.is_delivered(uuid), app.awaits_review(orders) from public;
--> statement-breakpoint
grant execute on function app.is_delivered(uuid), app.awaits_review(orders) to shop_checkout, shop_admin, shop_moderator;
--> statement-breakpoint
ALTER POLICY "reviews_checkout_new" ON "reviews" TO shop_checkout WITH CHECK (state = 'published' and answer is null and (exists (select from review_invitations i where i.order_id = reviews.order_id) or app.is_delivered(order_id)));
