// Gifts: products that come free with each piece of another one.
import { sql } from "drizzle-orm";
import { getFirstImage, getVariantImage } from "#modules/catalog/first-image.ts";
import type { Context } from "#modules/context.ts";
import type { orderItems } from "#modules/orders/tables.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import type { Money } from "#shared/money.ts";
import type { ItemRow, OrderRow } from "../processing/find-order.ts";
import { getCost, type RequestedLine } from "./requested-lines.ts";

/** A gift to pack: a variant with stock, or a product without variants. */
export type Gift = {
  readonly productId: string;
  readonly productName: string;
  readonly sku: string;
  readonly variantId: string | null;
  readonly variantName: string | null;
  readonly imageUrl: string | null;
  /** Null for a gift whose stock is not counted. */
  readonly stock: number | null;
  readonly cost: Money | null;
  readonly pieces: number;
};

/** Of the variant of a gift; a product without variants has none. */
const giftColumns = { id: sql`v.id`, productId: sql`g.id`, imageUrl: sql`v.image_url` };

/** The gifts that come with these lines, one for each given product. */
export async function findGifts(
  { db }: Pick<Context, "db">,
  lines: readonly RequestedLine[],
): Promise<Gift[]> {
  const pieces = new Map<string, number>();
  for (const { offer, quantity } of lines) {
    const { giftProductId: id } = offer;
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  if (pieces.size === 0) return [];
  const { rows } = await db.execute<Omit<Gift, "pieces">>(sql`
    select g.id as "productId", g.name as "productName", coalesce(v.sku, g.sku, 'GIFT') as sku, v.id as "variantId",
      v.variant_name as "variantName", coalesce(${getVariantImage(giftColumns)}, ${getFirstImage(sql`g.id`)}) as "imageUrl", v.stock_quantity as stock,
      case when c is not null then json_build_object('amountMinor', c.cost_minor, 'currency', c.currency) end as cost
    from products g
    left join lateral (
      select * from product_variants v where v.product_id = g.id
      order by v.stock_quantity > 0 desc, v.display_order, v.id limit 1
    ) v on true
    left join variant_costs c on c.variant_id = v.id
    where g.id in ${[...pieces.keys()]} and g.deleted_at is null
    order by g.id`);
  return rows.map((gift) => ({ ...gift, pieces: pieces.get(gift.productId) ?? 0 }));
}

/** Whether there are fewer pieces of a gift than needed. */
export const isShort = ({ pieces, stock }: Gift) => stock !== null && stock < pieces;

/**
 * The rows of the gifts of a new order, after its `after` lines: as many pieces as are in stock,
 * and all if the stock is not counted.
 */
export function toGiftRows(
  { id: orderId, currency }: OrderRow,
  gifts: readonly Gift[],
  { after, rate }: { after: number; rate: FrozenRate | undefined },
): (typeof orderItems.$inferInsert)[] {
  return gifts
    .map(({ pieces, stock, ...gift }) => ({ ...gift, quantity: Math.min(pieces, stock ?? pieces) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ variantId, productName, variantName, sku, imageUrl, cost, quantity }, index) => ({
      orderId,
      position: after + index,
      variantId,
      productName,
      variantName,
      sku,
      imageUrl,
      quantity,
      unitPriceMinor: 0,
      totalPriceMinor: 0,
      isGift: true,
      unitCostMinor: getCost(cost, currency, rate),
    }));
}

/** The lines of gifts with a stock, which may be used up meanwhile. */
export function listCountedGifts(lines: readonly ItemRow[]): ItemRow[] {
  return lines.filter(
    ({ isGift, variantId, quantity, restockedQuantity }) =>
      isGift && variantId !== null && quantity > restockedQuantity,
  );
}
