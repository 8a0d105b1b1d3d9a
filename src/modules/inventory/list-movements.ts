import { and, desc, eq, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import type { Movement, Stock } from "./contract.ts";
import { stockMovements } from "./tables.ts";

const PAGE_SIZE = 50;

/**
 * Microseconds since 1970, for a Date would round away what tells two movements apart; the id of the last movement; what
 * there was before it, so that no page has to add up the ones before.
 */
const CURSOR = /^(\d{1,16})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_(-?\d{1,9})_(-?\d{1,9})$/;

/** What lay on the shelf, and how many of those orders held. */
type Shelf = { readonly onHand: number; readonly reserved: number };

/**
 * Up to 50 movements of a variant, the newest first, each with the stock after it, and the cursor of those that follow;
 * null when there are none. Throws `not_found`, and `invalid_fields` for a cursor that no page ended with.
 */
export async function listMovements(
  { db }: Pick<Context, "db">,
  variantId: string,
  { after }: { readonly after?: string | undefined },
): Promise<{ movements: Movement[]; nextCursor: string | null }> {
  const cursor = after === undefined ? undefined : readCursor(after);
  // One statement, so that stock and movements are of the same moment.
  const rows = await db
    .select({
      movement: stockMovements,
      micros: sql<string>`(extract(epoch from ${stockMovements.createdAt}) * 1000000)::bigint`,
      orderNumber: orders.number,
      actorName: profiles.fullName,
      available: productVariants.stockQuantity,
      reserved: productVariants.reservedQuantity,
    })
    .from(productVariants)
    .leftJoin(
      stockMovements,
      and(eq(stockMovements.variantId, productVariants.id), cursor?.condition),
    )
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(profiles, eq(profiles.id, stockMovements.actorId))
    .where(eq(productVariants.id, variantId))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(PAGE_SIZE + 1);
  const [first] = rows;
  if (first === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);

  let shelf: Shelf = cursor?.shelf ?? {
    onHand: first.available + first.reserved,
    reserved: first.reserved,
  };
  const movements: Movement[] = [];
  let nextCursor: string | null = null;
  for (const { movement, micros, orderNumber, actorName } of rows.slice(0, PAGE_SIZE)) {
    if (movement === null) break;
    const { id, orderId, createdAt, reason, quantity, reserved, note } = movement;
    movements.push({
      id,
      createdAt: createdAt.toISOString(),
      reason,
      quantity,
      reserved,
      note,
      order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
      actorName,
      after: stockOf(shelf),
    });
    shelf = { onHand: shelf.onHand - quantity, reserved: shelf.reserved - reserved };
    nextCursor = Buffer.from(`${micros}_${id}_${shelf.onHand}_${shelf.reserved}`).toString(
      "base64url",
    );
  }
  return { movements, nextCursor: rows.length > PAGE_SIZE ? nextCursor : null };
}

const stockOf = ({ onHand, reserved }: Shelf): Stock => ({
  onHand,
  reserved,
  available: onHand - reserved,
});

function readCursor(cursor: string) {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, micros, id, onHand, reserved] = CURSOR.exec(text) ?? [];
  if (micros === undefined || id === undefined)
    throw new AppError("invalid_fields", "no page ended with this cursor", {
      fields: { after: ["malformed"] },
    });
  const moment = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return {
    condition: sql`(${stockMovements.createdAt}, ${stockMovements.id}) < (${moment}, ${id}::uuid)`,
    shelf: { onHand: Number(onHand), reserved: Number(reserved) },
  };
}
