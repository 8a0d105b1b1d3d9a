// Gifts: an offer of the shop that another product comes free with each piece of one.
import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { orderItems } from "#modules/orders/tables.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import type { ItemRow, OrderRow } from "../find-order.ts";
import { getCost, type Costs, type WantedLine } from "./wanted-lines.ts";

/** A gift as it is packed: a variant with a stock, or a product without variants. */
export type Gift = {
  readonly productId: string;
  readonly productName: string;
  readonly sku: string;
  readonly variantId: string | null;
  readonly variantName: string | null;
  readonly imageUrl: string | null;
  /** Null for what is not counted. */
  readonly stock: number | null;
  readonly pieces: number;
};

/** The gifts that come with these lines, one for each product that is given. */
export async function findGifts(
  { db }: Pick<Context, "db">,
  lines: readonly WantedLine[],
): Promise<Gift[]> {
  const pieces = new Map<string, number>();
  for (const { offer, quantity } of lines) {
    const { giftProductId: id } = offer;
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  if (pieces.size === 0) return [];
  const { rows } = await db.execute<Omit<Gift, "pieces">>(sql`
    select g.id as "productId", g.name as "productName", coalesce(v.sku, g.sku, 'GIFT') as sku, v.id as "variantId",
      v.variant_name as "variantName", v.image_url as "imageUrl", v.stock_quantity as stock
    from products g
    left join lateral (
      select * from product_variants v where v.product_id = g.id
      order by v.stock_quantity > 0 desc, v.display_order, v.id limit 1
    ) v on true
    where g.id in ${[...pieces.keys()]} and g.deleted_at is null
    order by g.id`);
  return rows.map((gift) => ({ ...gift, pieces: pieces.get(gift.productId) ?? 0 }));
}

/** Whether there are fewer of a gift than were to be given. */
export const isShort = ({ pieces, stock }: Gift) => stock !== null && stock < pieces;

/**
 * The rows of the gifts of a new order, behind its `after` lines: as many as there are, and all
 * of what is not counted.
 */
export function giftRows(
  { id: orderId, currency }: OrderRow,
  gifts: readonly Gift[],
  { after, costs, rate }: { after: number; costs: Costs; rate: FrozenRate | undefined },
): (typeof orderItems.$inferInsert)[] {
  return gifts
    .map(({ pieces, stock, ...gift }) => ({ ...gift, quantity: Math.min(pieces, stock ?? pieces) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ variantId, productName, variantName, sku, imageUrl, quantity }, index) => ({
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
      unitCostMinor: variantId === null ? null : getCost(costs.get(variantId), currency, rate),
    }));
}

/** The lines of gifts that have a stock: they may have run out meanwhile. */
export function countedGifts(lines: readonly ItemRow[]): ItemRow[] {
  return lines.filter(
    ({ isGift, variantId, quantity, restockedQuantity }) =>
      isGift && variantId !== null && quantity > restockedQuantity,
  );
}
