import type { DemoOrder } from "#modules/orders/seed.ts";
import { orderStatusTable } from "#modules/orders/status.ts";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { stockMovements } from "./tables.ts";

type Movement = typeof stockMovements.$inferInsert & { readonly createdAt: Date };

const RECEIPT_SIZE = 24;
const RECEIPT_LEAD_MS = 20 * 3_600_000;

/** The first movement of each variant: what lies on the shelf when the shop opens. */
export async function seedOpeningStock(
  db: Db,
  variants: readonly { id: string; sku: string; openingStock: number }[],
  options: { now: Date },
): Promise<void> {
  const random = createRandom("opening stock");
  const rows = variants.map((variant) => ({
    id: random.uuid(),
    variantId: variant.id,
    sku: variant.sku,
    quantity: variant.openingStock,
    reason: "opening" as const,
    createdAt: options.now,
  }));
  if (rows.length > 0) await db.insert(stockMovements).values(rows);
}

/** Writes what the demo orders took and gave back, and deliveries in between, such that the stock ends where it is. */
export async function seedMovements(
  db: Db,
  orders: readonly DemoOrder[],
  variants: readonly { id: string; sku: string; stockQuantity: number }[],
): Promise<void> {
  const random = createRandom("stock movements");
  const movements = variants.flatMap((variant) => balance(variant, movementsOf(orders, variant)));
  const rows = movements
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((movement) => Object.assign(movement, { id: random.uuid() }));
  if (rows.length > 0) await db.insert(stockMovements).values(rows);
}

/** Sales, and releases of orders that gave their bags back; oldest first. */
function movementsOf(
  orders: readonly DemoOrder[],
  variant: { id: string; sku: string },
): Movement[] {
  return orders
    .flatMap((order) =>
      order.lines
        .filter((line) => line.variant.id === variant.id)
        .flatMap((line): Movement[] => {
          const common = { variantId: variant.id, sku: variant.sku, orderId: order.id };
          const sale = {
            ...common,
            quantity: -line.quantity,
            reason: "sale" as const,
            createdAt: order.createdAt,
          };
          const last = order.history.at(-1);
          if (last === undefined || orderStatusTable[last.status].holdsStock) return [sale];
          return [
            sale,
            { ...common, quantity: line.quantity, reason: "release", createdAt: last.at },
          ];
        }),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/**
 * Adds deliveries so that the level never falls below zero and ends at `stockQuantity`, where it began.
 * The last delivery is made smaller to fit; a remainder becomes a counted correction.
 */
function balance(
  variant: { id: string; sku: string; stockQuantity: number },
  taken: readonly Movement[],
): Movement[] {
  const common = { variantId: variant.id, sku: variant.sku };
  const receipts: Movement[] = [];
  let level = variant.stockQuantity;
  let lowestSinceReceipt = level;
  for (const movement of taken) {
    if (level + movement.quantity < 0) {
      const createdAt = new Date(movement.createdAt.getTime() - RECEIPT_LEAD_MS);
      receipts.push({
        ...common,
        quantity: RECEIPT_SIZE,
        reason: "receipt",
        note: "Delivery from the workshop",
        createdAt,
      });
      level += RECEIPT_SIZE;
      lowestSinceReceipt = level;
    }
    level += movement.quantity;
    lowestSinceReceipt = Math.min(lowestSinceReceipt, level);
  }

  const lastReceipt = receipts.pop();
  if (lastReceipt !== undefined) {
    const excess = Math.max(0, level - variant.stockQuantity);
    const reduction = Math.min(excess, lowestSinceReceipt, lastReceipt.quantity - 1);
    receipts.push({ ...lastReceipt, quantity: lastReceipt.quantity - reduction });
    level -= reduction;
  }
  const end = taken.at(-1);
  if (end === undefined || level === variant.stockQuantity) return [...taken, ...receipts];
  const correction = {
    ...common,
    quantity: variant.stockQuantity - level,
    reason: "adjustment" as const,
    note: "Corrected after counting the shelf",
    createdAt: new Date(end.createdAt.getTime() + 60_000),
  };
  return [...taken, ...receipts, correction];
}
