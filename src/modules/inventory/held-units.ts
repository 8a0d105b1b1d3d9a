// Units held for people of the waiting list. In the ledger they are reserved like those of orders.
import { and, asc, eq, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { APART_MS } from "#platform/clocks-apart.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { heldUnits, stockMovements } from "./tables.ts";

export type NewMovement = typeof stockMovements.$inferInsert;

/** One held unit. */
export type HeldUnit = {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string;
  readonly expiresAt: Date;
};

/**
 * The held unit of this key; undefined when it was bought or released, when its time is over (the
 * end itself included), or when no one has this key.
 */
export async function findHeldUnit(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldUnit | undefined> {
  const [found] = await selectHeldUnit(ctx, key);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockHeldUnit(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldUnit | undefined> {
  const [found] = await selectHeldUnit(ctx, key).for("update", { of: heldUnits });
  return found;
}

function selectHeldUnit({ db, clock }: Pick<Context, "db" | "clock">, key: string) {
  return db
    .select({
      id: heldUnits.id,
      variantId: heldUnits.variantId,
      sku: productVariants.sku,
      expiresAt: heldUnits.expiresAt,
    })
    .from(heldUnits)
    .innerJoin(productVariants, eq(productVariants.id, heldUnits.variantId))
    .where(
      and(
        eq(heldUnits.keyHash, hashOfToken(key)),
        isNull(heldUnits.endedAt),
        gt(heldUnits.expiresAt, clock()),
      ),
    );
}

/** The number of units of a variant that are held now. */
export async function countHeldUnits(
  { db }: Pick<Context, "db">,
  variantId: string,
): Promise<number> {
  return db.$count(heldUnits, and(eq(heldUnits.variantId, variantId), isNull(heldUnits.endedAt)));
}

/**
 * Units that a clock which was ahead has held from a moment in the future on are held from now on,
 * for as long as others.
 */
export async function startHolds({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const now = clock();
  const { createdAt, expiresAt, endedAt } = heldUnits;
  await db
    .update(heldUnits)
    .set({
      createdAt: now,
      expiresAt: sql`${now.toISOString()}::timestamptz + (${expiresAt} - ${createdAt})`,
    })
    .where(and(isNull(endedAt), gt(createdAt, new Date(now.getTime() + APART_MS))));
}

/** The variants with held units whose time is over. */
export async function listVariantsOverdue({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: heldUnits.variantId })
    .from(heldUnits)
    .where(isOverdue(clock()));
  return rows.map(({ id }) => id);
}

/** The held units of a variant whose time is over, locked until the transaction ends. */
export async function lockOverdueUnits(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
): Promise<Omit<HeldUnit, "sku">[]> {
  return lockHeld(ctx, variantId, isOverdue(ctx.clock()));
}

/** All held units of a variant, locked until the transaction ends. */
export async function lockHeldUnits(
  ctx: Pick<Context, "db">,
  variantId: string,
): Promise<Omit<HeldUnit, "sku">[]> {
  return lockHeld(ctx, variantId, isNull(heldUnits.endedAt));
}

async function lockHeld(
  { db }: Pick<Context, "db">,
  variantId: string,
  which: SQL | undefined,
): Promise<Omit<HeldUnit, "sku">[]> {
  return db
    .select({ id: heldUnits.id, variantId: heldUnits.variantId, expiresAt: heldUnits.expiresAt })
    .from(heldUnits)
    .where(and(eq(heldUnits.variantId, variantId), which))
    .orderBy(asc(heldUnits.id))
    .for("update");
}

const isOverdue = (now: Date) => and(isNull(heldUnits.endedAt), lte(heldUnits.expiresAt, now));

/**
 * Holds a unit of a variant for each of these keys, and returns the movements that reserve them, in
 * the order of the keys, which the caller must write in the same transaction.
 */
export async function reserveForGuest(
  { db, clock }: Pick<Context, "db" | "clock">,
  { id: variantId, sku }: { readonly id: string; readonly sku: string },
  { keys, heldMs }: { readonly keys: readonly string[]; readonly heldMs: number },
): Promise<NewMovement[]> {
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + heldMs);
  const units = await db
    .insert(heldUnits)
    .values(keys.map((key) => ({ variantId, keyHash: hashOfToken(key), createdAt, expiresAt })))
    .returning({ id: heldUnits.id });
  return units.map(({ id }) => toHeldMovement({ id, variantId, sku }, "reserve", createdAt));
}

/** Writes movements of held units into the ledger. */
export async function writeMovements(
  { db }: Pick<Context, "db">,
  movements: readonly NewMovement[],
): Promise<void> {
  await db.insert(stockMovements).values([...movements]);
}

/**
 * Stops holding these units, and returns the movements that release them, which the caller must
 * write in the same transaction, together with its other movements. The units must be locked.
 */
export async function endHeldUnits(
  { db, clock }: Pick<Context, "db" | "clock">,
  units: readonly HeldUnit[],
): Promise<NewMovement[]> {
  if (units.length === 0) return [];
  const now = clock();
  await db
    .update(heldUnits)
    .set({ endedAt: now })
    .where(
      inArray(
        heldUnits.id,
        units.map(({ id }) => id),
      ),
    );
  return units.map((unit) => toHeldMovement(unit, "release", now));
}

/** The movement that reserves one unit, or releases it again. */
function toHeldMovement(
  { id, variantId, sku }: Pick<HeldUnit, "id" | "variantId" | "sku">,
  reason: "reserve" | "release",
  createdAt: Date,
): NewMovement {
  const reserved = reason === "reserve" ? 1 : -1;
  return { variantId, sku, heldUnitId: id, quantity: 0, reserved, reason, createdAt };
}
