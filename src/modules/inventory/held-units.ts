// Units held for people of the waiting list. In the ledger they are reserved like those of orders.
import { and, asc, eq, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { APART_MS } from "#platform/clocks-apart.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { lockVariant } from "./lock-variants.ts";
import { heldUnits, type NewMovement } from "./tables.ts";
import { writeMovements } from "./write-movements.ts";

const { id, variantId, keyHash, createdAt, expiresAt, endedAt } = heldUnits;

/** One held unit. */
export type HeldUnit = Awaited<ReturnType<typeof selectHeldUnits>>[number];

/**
 * The held unit of this key; undefined when it was bought or released, when its time is over (the
 * end itself included), or when no one has this key.
 */
export async function findHeldUnit(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldUnit | undefined> {
  const [found] = await selectHeldUnits(ctx, isOfKey(ctx, key));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockHeldUnit(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldUnit | undefined> {
  const [found] = await lockHeldUnits(ctx, isOfKey(ctx, key));
  return found;
}

const isOfKey = ({ clock }: Pick<Context, "clock">, key: string) =>
  and(eq(keyHash, hashOfToken(key)), gt(expiresAt, clock()));

/** The held units of a variant whose time is over, locked until the transaction ends. */
export function lockOverdueUnits(
  ctx: Pick<Context, "db" | "clock">,
  variant: string,
): Promise<HeldUnit[]> {
  return lockHeldUnits(ctx, and(eq(variantId, variant), lte(expiresAt, ctx.clock())));
}

async function lockHeldUnits(ctx: Pick<Context, "db">, which: SQL | undefined) {
  return selectHeldUnits(ctx, which).for("update", { of: heldUnits });
}

function selectHeldUnits({ db }: Pick<Context, "db">, which: SQL | undefined) {
  return db
    .select({ id, variantId, sku: productVariants.sku, expiresAt })
    .from(heldUnits)
    .innerJoin(productVariants, eq(productVariants.id, variantId))
    .where(and(isNull(endedAt), which))
    .orderBy(asc(id));
}

/** The number of units of a variant that are held now. */
export async function countHeldUnits(
  { db }: Pick<Context, "db">,
  variant: string,
): Promise<number> {
  return db.$count(heldUnits, and(eq(variantId, variant), isNull(endedAt)));
}

/**
 * Units that a clock which was ahead has held from a moment in the future on are held from now on,
 * for as long as others.
 */
export async function startHolds({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const now = clock();
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
    .selectDistinct({ id: variantId })
    .from(heldUnits)
    .where(and(isNull(endedAt), lte(expiresAt, clock())));
  return rows.map((row) => row.id);
}

/**
 * Holds a unit of a variant for each of these keys, and returns the movements that reserve them, in
 * the order of the keys, which the caller must write in the same transaction.
 */
export async function reserveHeldUnits(
  { db, clock }: Pick<Context, "db" | "clock">,
  variant: { readonly id: string; readonly sku: string },
  { keys, heldMs }: { readonly keys: readonly string[]; readonly heldMs: number },
): Promise<NewMovement[]> {
  const from = clock();
  const times = { createdAt: from, expiresAt: new Date(from.getTime() + heldMs) };
  const units = await db
    .insert(heldUnits)
    .values(keys.map((key) => ({ ...times, variantId: variant.id, keyHash: hashOfToken(key) })))
    .returning({ id, variantId });
  return units.map((unit) => toMovement({ ...unit, sku: variant.sku }, "reserve"));
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
  const ids = units.map((unit) => unit.id);
  await db.update(heldUnits).set({ endedAt: clock() }).where(inArray(id, ids));
  return units.map((unit) => toMovement(unit, "release"));
}

/** The movement that reserves one unit, or releases it again. */
function toMovement(
  unit: Pick<HeldUnit, "id" | "variantId" | "sku">,
  reason: "reserve" | "release",
): NewMovement {
  const { id: heldUnitId, ...variant } = unit;
  const reserved = reason === "reserve" ? 1 : -1;
  return {
    variantId: variant.variantId,
    sku: variant.sku,
    heldUnitId,
    quantity: 0,
    reserved,
    reason,
  };
}

/** Releases a held unit before its time; doing it again is no error. */
export async function releaseHeldUnit(ctx: Context, key: string): Promise<void> {
  const held = await lockHeldUnit(ctx, key);
  if (held !== undefined) await writeMovements(ctx, await endHeldUnits(ctx, [held]));
}

/**
 * Releases all held units of a variant, and returns how many there were; the movements name the
 * staff member. Half of them may be held for the next on the list. Throws `not_found`.
 */
export async function releaseHeldUnits(
  ctx: Context,
  variant: string,
): Promise<{ released: number }> {
  // Held units are locked before the variant, in the same order as by the checkout.
  const held = await lockHeldUnits(ctx, eq(variantId, variant));
  await lockVariant(ctx, variant);
  await writeMovements(ctx, await endHeldUnits(ctx, held));
  return { released: held.length };
}
