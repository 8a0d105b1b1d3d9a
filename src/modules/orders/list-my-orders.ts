import { and, eq, isNull, sql } from "drizzle-orm";
import type { Contexts } from "#modules/endpoint.ts";
import { isForSale } from "#modules/catalog/for-sale.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { createNewestFirst, readPage } from "#platform/db/read-page.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { otherCarrier } from "./kinds.ts";
import { chargeColumns, getCharges } from "./order-charges.ts";
import { getTracking } from "./carriers.ts";
import { readCarriers, type StoredCarrier } from "./read-carriers.ts";
import type { MyOrder } from "./contract.ts";
import type { KeyedContext } from "./order-keys.ts";
import { formatOrderNumber } from "./order-number.ts";
import { orderPath } from "./order-path.ts";
import { readReviewPaths } from "./review-paths.ts";
import { isOverStatus } from "./status.ts";
import { orderItems, orders } from "./tables.ts";
import { orderEvents } from "./timeline-tables.ts";

const size = 20;
const newest = createNewestFirst("orders", orders.createdAt, orders.id);

/**
 * Up to 20 orders of the caller, newest first, and the cursor of those that follow; null when there
 * are none. The query filters by customer and deletion itself, because the rights of staff would
 * show them all orders. Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function listMyOrders(
  ctx: Pick<KeyedContext, "db" | "actor" | "orderKeys">,
  { after }: { after?: string | undefined } = {},
) {
  const { db, actor } = ctx;
  if (!isMember(actor)) throw new AppError("unauthenticated", "only members have orders");
  const { rows, nextCursor } = await readPage({ order: newest, after, size }, (page) =>
    db
      .select({ ...columns, place: page.place })
      .from(orders)
      .where(and(eq(orders.customerId, actor.id), isNull(orders.deletedAt), page.follows))
      .orderBy(page.order)
      .limit(page.limit),
  );
  const carriers = await readCarriers(ctx);
  return {
    orders: rows.map((order) => ({
      ...order,
      number: formatOrderNumber(order),
      total: money(order.totalMinor, order.currency),
      ...getCharges(order, order.items),
      path: orderPath(ctx.orderKeys.create(order.id, { for: "page" })),
      isPaid: order.totalMinor > 0 && order.paidMinor >= order.totalMinor,
      shipments: order.shipments.map((facts) => toShipment(facts, carriers)),
      items: order.items.map((item) => ({
        ...item,
        unitPrice: money(item.unitPriceMinor, order.currency),
        total: money(item.totalPriceMinor, order.currency),
      })),
    })),
    nextCursor,
  };
}

/** The same with the paths to review them; only the checkout can read what waits for one. */
export async function listOrdersToReview(
  { asCaller, asCheckout, orderKeys }: Contexts["checkout"],
  query: { after?: string | undefined },
) {
  const { orders: own, nextCursor } = await asCaller((ctx) =>
    listMyOrders({ ...ctx, orderKeys }, query),
  );
  const ids = own.filter(({ status }) => !isOverStatus(status)).map(({ id }) => id);
  const paths = await asCheckout((ctx) => readReviewPaths(ctx, ids));
  return {
    orders: own.map((order) => ({ ...order, reviewPath: paths.get(order.id) ?? null })),
    nextCursor,
  };
}

type Item = Pick<
  typeof orderItems.$inferSelect,
  | "id"
  | "productName"
  | "variantName"
  | "colorPrimary"
  | "colorSecondary"
  | "imageUrl"
  | "quantity"
  | "unitPriceMinor"
  | "totalPriceMinor"
  | "taxRateBp"
  | "taxMinor"
> & { readonly slug: string | null };
type Facts = typeof orderEvents.$inferSelect.facts;

/** The slug of a line's variant while that is for sale; a gift is not bought. */
const soldSlug = sql`
  select ${productVariants.slug} from ${productVariants}
  join ${products} on ${products.id} = ${productVariants.productId}
  where ${productVariants.id} = i.variant_id and not i.is_gift and ${isForSale}`;

/** Columns for an order as a customer sees it: with its lines and shipments, in one row. */
const columns = {
  id: orders.id,
  status: orders.status,
  currency: orders.currency,
  createdAt: orders.createdAt,
  totalMinor: orders.totalMinor,
  ...chargeColumns,
  paidMinor: orders.paidMinor,
  items: sql<Item[]>`(
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'productName', i.product_name, 'variantName', i.variant_name,
      'colorPrimary', i.color_primary, 'colorSecondary', i.color_secondary, 'imageUrl', i.image_url, 'slug', (${soldSlug}),
      'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'totalPriceMinor', i.total_price_minor,
      'taxRateBp', i.tax_rate_bp, 'taxMinor', i.tax_minor
    ) order by i.position), '[]')
    from ${orderItems} i where i.order_id = orders.id
  )`,
  // From the timeline, because only the back office may read the shipments' rows.
  shipments: sql<Facts[]>`(
    select coalesce(json_agg(e.facts order by e.created_at, e.id), '[]')
    from ${orderEvents} e where e.order_id = orders.id and e.kind = 'shipment' and e.customer_visible
  )`,
};

function toShipment(
  facts: Facts,
  carriers: ReadonlyMap<string, StoredCarrier>,
): MyOrder["shipments"][number] {
  const { carrier = otherCarrier, trackingNumber = null } = facts ?? {};
  return {
    ...getTracking({ trackingNumber, trackingUrl: null }, carriers.get(carrier)),
    trackingNumber,
  };
}
