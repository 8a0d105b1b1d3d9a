// Preorders: units that are promised in the ledger (`ahead`), and reserved for their orders as soon
// as units arrive, the oldest order first.
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { StockState } from "#modules/orders/status.ts";
import { AppError } from "#shared/errors.ts";
import { lockVariants, type LockedVariant } from "./lock-variants.ts";
import type { OrderUnits } from "./order-stock.ts";
import { stockMovements as table, type NewMovement } from "./tables.ts";

/** Units of an order that go from one state to another. */
export type OrderMove = {
  readonly orderId: string;
  readonly units: readonly OrderUnits[];
  readonly from: StockState;
  readonly to: StockState;
};

type Split = {
  /** The movements that promise units, or take the promise back. */
  readonly promised: readonly NewMovement[];
  /** Units that move on the shelf. */
  readonly here: readonly OrderUnits[];
};

/**
 * Splits the units that an order wants to move into those on the shelf and those that are only
 * promised. Throws `out_of_stock` for units that are to be shipped but have not arrived.
 */
export async function splitPreorders(
  ctx: Pick<Context, "db">,
  { orderId, units, from, to }: OrderMove,
): Promise<Split> {
  if (from === to || !units.some((line) => line.isPreorder)) return { promised: [], here: units };
  // Locked, so that no units move meanwhile. All variants at once, in the same order as by the
  // ledger.
  const variants = await lockVariants(
    ctx,
    units.flatMap(({ variantId }) => variantId ?? []),
  );
  const isTaken = from === "released" && to === "held";
  const waiting = from === "held" ? await readWaiting(ctx, orderId) : new Map<string, number>();
  const promised: NewMovement[] = [];
  const here = units.flatMap((line) => {
    const { variantId, sku, quantity } = line;
    const variant = variants.get(variantId ?? "");
    if (!line.isPreorder || variant === undefined) return [line];
    const ahead = isTaken
      ? getMissing(variant, quantity)
      : Math.min(quantity, waiting.get(variant.id) ?? 0);
    if (ahead === 0) return [line];
    if (!isTaken && to !== "released")
      throw new AppError("out_of_stock", `order ${orderId} waits for ${ahead} of ${sku}`);
    waiting.set(variant.id, (waiting.get(variant.id) ?? 0) - ahead);
    promised.push({
      variantId: variant.id,
      sku,
      orderId,
      quantity: 0,
      ahead: isTaken ? ahead : -ahead,
      reason: isTaken ? "preorder" : "release",
    });
    return ahead < quantity ? [{ ...line, quantity: quantity - ahead }] : [];
  });
  return { promised, here };
}

/** A line is ready as a whole or not at all, because the customer was told one day for it. */
const getMissing = ({ available }: LockedVariant, quantity: number): number =>
  available >= quantity ? 0 : quantity;

/** The units that an order still waits for, by their variants. */
export async function readWaiting(
  { db }: Pick<Context, "db">,
  orderId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ variantId: table.variantId, units: sql<number>`sum(${table.ahead})::integer` })
    .from(table)
    .where(and(eq(table.orderId, orderId), ne(table.ahead, 0)))
    .groupBy(table.variantId);
  return new Map(rows.map(({ variantId, units }) => [variantId ?? "", units]));
}

/**
 * Reserves units on the shelf for preorders, the oldest first. To be called in the transaction that
 * moved the stock of these variants, which holds their locks.
 */
export async function reserveForPreorders(
  { db, clock }: Pick<Context, "db" | "clock">,
  variants: readonly { readonly id: string; readonly sku: string; readonly available: number }[],
): Promise<void> {
  const waiting = await db
    .select({
      orderId: table.orderId,
      variantId: table.variantId,
      units: sql<number>`sum(${table.ahead})::integer`,
    })
    .from(table)
    .where(
      and(
        ne(table.ahead, 0),
        inArray(
          table.variantId,
          variants.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(table.orderId, table.variantId)
    .having(sql`sum(${table.ahead}) > 0`)
    .orderBy(asc(sql`min(${table.createdAt})`), asc(table.orderId));
  const movements = variants.flatMap(({ id, sku, available }) => {
    let left = available;
    return waiting.flatMap(({ orderId, variantId, units }) => {
      const held = Math.min(variantId === id ? units : 0, left);
      if (held === 0) return [];
      left -= held;
      const movement = { quantity: 0, reserved: held, ahead: -held, reason: "reserve" } as const;
      return [{ ...movement, variantId: id, sku, orderId, createdAt: clock() }];
    });
  });
  if (movements.length > 0) await db.insert(table).values(movements);
}

/** The variants for which more is promised than the deliveries can bring by the promised day. */
export async function findBrokenPromises(
  { db }: Pick<Context, "db">,
  promises: readonly { readonly variantId: string; readonly leavesBy: string }[],
): Promise<ReadonlySet<string>> {
  const promised = promises.map((it) => sql`(${it.variantId}::uuid, ${it.leavesBy}::date)`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from product_variants v
    join (values ${sql.join(promised, sql`, `)}) as promised (variant_id, day) on promised.variant_id = v.id
    where v.ahead_quantity > (
      select coalesce(sum(e.quantity), 0) from expected_deliveries e
      where e.variant_id = v.id and e.arrived_at is null and e.leaves_by <= promised.day
    )`);
  return new Set(rows.map(({ id }) => id));
}
