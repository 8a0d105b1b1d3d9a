import type { DemoOrder } from "#modules/orders/seed.ts";
import { getStockStateAfter, type StockState } from "#modules/orders/status.ts";
import { defaultSettings } from "#modules/settings/settings.ts";
import type { Db } from "#platform/db/client.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { createRandom } from "#shared/random.ts";
import { getStockLevel } from "./stock-levels.ts";
import { findMovement } from "./order-stock.ts";
import { recordedStockLevels, stockMovements } from "./tables.ts";

type Movement = typeof stockMovements.$inferInsert & { readonly createdAt: Date };

const RECEIPT_SIZE = 24;
const RECEIPT_LEAD_MS = 20 * HOUR_MS;

/**
 * The first movement of each variant: its stock when the shop opens. Its level is noted as well, so
 * that low stock in a new shop makes no alert. A second call must pass another `draw`, so that no
 * id is used twice.
 */
export async function seedOpeningStock(
  db: Db,
  variants: readonly { id: string; sku: string; openingStock: number }[],
  { now, draw = "opening stock" }: { now: Date; draw?: string },
): Promise<void> {
  const random = createRandom(draw);
  const rows = variants.map((variant) => ({
    id: random.uuid(),
    variantId: variant.id,
    sku: variant.sku,
    quantity: variant.openingStock,
    reason: "opening" as const,
    createdAt: now,
  }));
  if (rows.length === 0) return;
  await db.insert(stockMovements).values(rows);
  await db.insert(recordedStockLevels).values(
    variants.map(({ id, openingStock }) => ({
      variantId: id,
      level: getStockLevel(openingStock, defaultSettings.low_stock_threshold),
      updatedAt: now,
    })),
  );
}

/**
 * Writes the movements of the demo orders, and deliveries in between, so that the stock ends at its
 * present number.
 */
export async function seedMovements(
  db: Db,
  orders: readonly DemoOrder[],
  variants: readonly { id: string; sku: string; stockQuantity: number }[],
): Promise<void> {
  const random = createRandom("stock movements");
  const movements = variants.flatMap((variant) =>
    computeBalance(variant, getMovements(orders, variant)),
  );
  const rows = movements
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((movement) => Object.assign(movement, { id: random.uuid() }));
  if (rows.length > 0) await db.insert(stockMovements).values(rows);
}

/** The orders' movements of the variant's stock, for each step of their histories; oldest first. */
function getMovements(
  orders: readonly DemoOrder[],
  variant: { id: string; sku: string },
): Movement[] {
  return orders
    .flatMap((order) =>
      order.lines
        .filter((line) => line.variant.id === variant.id)
        .flatMap((line): Movement[] => {
          const common = { variantId: variant.id, sku: variant.sku, orderId: order.id };
          let state: StockState = "released";
          return order.history.flatMap((step) => {
            const next = getStockStateAfter(step.status, state);
            const movement = findMovement(state, next, line.quantity);
            state = next;
            return movement === undefined ? [] : { ...common, ...movement, createdAt: step.at };
          });
        }),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Units more (or fewer) that can be sold after a movement. */
const getFreed = ({ quantity, reserved = 0 }: Movement) => quantity - reserved;

/**
 * Adds deliveries so that the level never falls below zero and ends at `stockQuantity`, where it
 * began. The last delivery is made smaller to fit; a remainder becomes a counted correction.
 */
function computeBalance(
  variant: { id: string; sku: string; stockQuantity: number },
  taken: readonly Movement[],
): Movement[] {
  const common = { variantId: variant.id, sku: variant.sku };
  const receipts: Movement[] = [];
  let level = variant.stockQuantity;
  let lowestSinceReceipt = level;
  for (const movement of taken) {
    if (level + getFreed(movement) < 0) {
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
    level += getFreed(movement);
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
