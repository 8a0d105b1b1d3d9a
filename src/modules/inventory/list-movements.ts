import { and, eq } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  cutPage,
  isBeyond,
  createNewestFirst,
  toOrderBy,
  PAGE_SIZE,
  placeIn,
  readCursor,
  rejectCursor,
} from "#platform/db/read-page.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { stockMovements } from "./tables.ts";

const newest = createNewestFirst("movements", stockMovements.createdAt, stockMovements.id);

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
) {
  const reached = after === undefined ? undefined : readPlace(after);
  // One statement, so that stock and movements are of the same moment.
  const rows = await db
    .select({
      movement: stockMovements,
      place: placeIn(newest),
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
        reached && isBeyond(newest, reached.place),
      ),
    )
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(profiles, eq(profiles.id, stockMovements.actorId))
    .where(eq(productVariants.id, variantId))
    .orderBy(toOrderBy(newest))
    .limit(PAGE_SIZE + 1);
  const [first] = rows;
  if (first === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);

  let shelf: Shelf = reached?.shelf ?? {
    onHand: first.available + first.reserved,
    reserved: first.reserved,
  };
  const found = rows.flatMap(({ movement, place, orderNumber, actorName }) => {
    if (movement === null) return [];
    const then = getStock(shelf);
    shelf = {
      onHand: shelf.onHand - movement.quantity,
      reserved: shelf.reserved - movement.reserved,
    };
    const { orderId, heldUnitId } = movement;
    return {
      ...movement,
      isOfWaiting: heldUnitId !== null,
      order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
      actorName,
      after: then,
      place: [...place, String(shelf.onHand), String(shelf.reserved)],
    };
  });
  const page = cutPage(newest.name, found, PAGE_SIZE, (row) => row.place);
  return { movements: page.rows, nextCursor: page.nextCursor };
}

/**
 * The end of a page. The cursor carries the stock before its movement, so that a page need not add
 * up those before it.
 */
function readPlace(cursor: string): { place: string[]; shelf: Shelf } {
  const texts = readCursor(newest.name, 4, cursor);
  const [onHand, reserved] = texts.slice(2).map((text) => {
    if (!/^-?\d{1,9}$/.test(text)) rejectCursor();
    return Number(text);
  });
  return { place: texts, shelf: { onHand: onHand ?? 0, reserved: reserved ?? 0 } };
}

const getStock = ({ onHand, reserved }: Shelf): Omit<Stock, "version"> => ({
  onHand,
  reserved,
  available: onHand - reserved,
});
