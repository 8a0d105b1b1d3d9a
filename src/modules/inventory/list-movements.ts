import { and, desc, eq } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import { getCursor, follows, toMicros, getPlace } from "#platform/db/newest-first.ts";
import { AppError } from "#shared/errors.ts";
import type { Movement, Stock } from "./contract.ts";
import { stockMovements } from "./tables.ts";

const PAGE_SIZE = 50;

/** Units on the shelf, and how many of them orders reserved. */
type Shelf = { readonly onHand: number; readonly reserved: number };

/**
 * Up to 50 movements of a variant, the newest first, each with the stock after it, and the cursor
 * of those that follow; null when there are none. Throws `not_found`, and `invalid_fields` for a
 * cursor that no page ended with.
 */
export async function listMovements(
  { db }: Pick<Context, "db">,
  variantId: string,
  { after }: { readonly after?: string | undefined },
): Promise<{ movements: Movement[]; nextCursor: string | null }> {
  // The cursor carries the stock before its movement, so that a page need not add up those before
  // it.
  const place = after === undefined ? undefined : getPlace(after, 2);
  // One statement, so that stock and movements are of the same moment.
  const rows = await db
    .select({
      movement: stockMovements,
      micros: toMicros(stockMovements.createdAt),
      orderNumber: orders.number,
      actorName: profiles.fullName,
      available: productVariants.stockQuantity,
      reserved: productVariants.reservedQuantity,
    })
    .from(productVariants)
    .leftJoin(
      stockMovements,
      and(
        eq(stockMovements.variantId, productVariants.id),
        place && follows(stockMovements, place),
      ),
    )
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(profiles, eq(profiles.id, stockMovements.actorId))
    .where(eq(productVariants.id, variantId))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(PAGE_SIZE + 1);
  const [first] = rows;
  if (first === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);

  const [onHand = first.available + first.reserved, reservedThen = first.reserved] =
    place?.numbers ?? [];
  let shelf: Shelf = { onHand, reserved: reservedThen };
  const movements: Movement[] = [];
  let nextCursor: string | null = null;
  for (const { movement, micros, orderNumber, actorName } of rows.slice(0, PAGE_SIZE)) {
    if (movement === null) break;
    const { id, orderId, heldUnitId, createdAt, reason, quantity, reserved, ahead, note } =
      movement;
    movements.push({
      id,
      createdAt: createdAt.toISOString(),
      reason,
      quantity,
      reserved,
      ahead,
      note,
      isOfWaiting: heldUnitId !== null,
      order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
      actorName,
      after: getStock(shelf),
    });
    shelf = { onHand: shelf.onHand - quantity, reserved: shelf.reserved - reserved };
    nextCursor = getCursor({ micros, id, numbers: [shelf.onHand, shelf.reserved] });
  }
  return { movements, nextCursor: rows.length > PAGE_SIZE ? nextCursor : null };
}

const getStock = ({ onHand, reserved }: Shelf): Stock => ({
  onHand,
  reserved,
  available: onHand - reserved,
});
