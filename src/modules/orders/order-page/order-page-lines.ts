import { asc, eq, sql } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { money } from "#shared/money.ts";
import { getLeavesBy, type OrderRow } from "../processing/find-order.ts";

/** The lines of an order for its customer, in their order. */
export async function readPageLines({ db }: Context, order: OrderRow) {
  const rows = await db
    .select({
      item: orderItems,
      slug: productVariants.slug,
      /** True for products that carry pets, and also for gifts and unknown products. */
      carriesPets: sql<boolean>`
        ${orderItems.isGift} or ${products.id} is null or ${products.maxPetGrams} is not null`,
    })
    .from(orderItems)
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, slug, carriesPets }) => ({
    id: item.id,
    name: item.productName,
    variant: item.variantName,
    slug,
    image: item.imageUrl,
    quantity: item.quantity,
    total: money(item.totalPriceMinor, order.currency),
    sku: item.sku,
    isGift: item.isGift,
    carriesPets,
    leavesBy: getLeavesBy(order, item),
  }));
}
