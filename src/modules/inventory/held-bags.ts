// Bags kept for people of the waiting list. In the ledger they are reserved like those of orders.
import { and, asc, eq, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { APART_MS } from "#platform/clocks-apart.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { heldBags, stockMovements } from "./tables.ts";

export type NewMovement = typeof stockMovements.$inferInsert;

/** One kept bag. */
export type HeldBag = {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string;
  readonly expiresAt: Date;
};

/**
 * The kept bag of this key; undefined when it was bought or released, when its time is over (the
 * end itself included), or when no one has this key.
 */
export async function findHeldBag(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldBag | undefined> {
  const [found] = await selectHeldBag(ctx, key);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockHeldBag(
  ctx: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldBag | undefined> {
  const [found] = await selectHeldBag(ctx, key).for("update", { of: heldBags });
  return found;
}

function selectHeldBag({ db, clock }: Pick<Context, "db" | "clock">, key: string) {
  return db
    .select({
      id: heldBags.id,
      variantId: heldBags.variantId,
      sku: productVariants.sku,
      expiresAt: heldBags.expiresAt,
    })
    .from(heldBags)
    .innerJoin(productVariants, eq(productVariants.id, heldBags.variantId))
    .where(
      and(
        eq(heldBags.keyHash, hashOfToken(key)),
        isNull(heldBags.endedAt),
        gt(heldBags.expiresAt, clock()),
      ),
    );
}

/** The number of bags of a variant that are kept now. */
export async function countHeldBags(
  { db }: Pick<Context, "db">,
  variantId: string,
): Promise<number> {
  return db.$count(heldBags, and(eq(heldBags.variantId, variantId), isNull(heldBags.endedAt)));
}

/**
 * Bags that a clock which was ahead has kept from a moment in the future on are kept from now on,
 * for as long as others.
 */
export async function keepFromNow({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const now = clock();
  const { createdAt, expiresAt, endedAt } = heldBags;
  await db
    .update(heldBags)
    .set({
      createdAt: now,
      expiresAt: sql`${now.toISOString()}::timestamptz + (${expiresAt} - ${createdAt})`,
    })
    .where(and(isNull(endedAt), gt(createdAt, new Date(now.getTime() + APART_MS))));
}

/** The variants with kept bags whose time is over. */
export async function listVariantsOverdue({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: heldBags.variantId })
    .from(heldBags)
    .where(isOverdue(clock()));
  return rows.map(({ id }) => id);
}

/** The kept bags of a variant whose time is over, locked until the transaction ends. */
export async function lockOverdueBags(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
): Promise<Omit<HeldBag, "sku">[]> {
  return lockBags(ctx, variantId, isOverdue(ctx.clock()));
}

/** All kept bags of a variant, locked until the transaction ends. */
export async function lockKeptBags(
  ctx: Pick<Context, "db">,
  variantId: string,
): Promise<Omit<HeldBag, "sku">[]> {
  return lockBags(ctx, variantId, isNull(heldBags.endedAt));
}

async function lockBags(
  { db }: Pick<Context, "db">,
  variantId: string,
  which: SQL | undefined,
): Promise<Omit<HeldBag, "sku">[]> {
  return db
    .select({ id: heldBags.id, variantId: heldBags.variantId, expiresAt: heldBags.expiresAt })
    .from(heldBags)
    .where(and(eq(heldBags.variantId, variantId), which))
    .orderBy(asc(heldBags.id))
    .for("update");
}

const isOverdue = (now: Date) => and(isNull(heldBags.endedAt), lte(heldBags.expiresAt, now));

/**
 * Keeps a bag of a variant for each of these keys, and returns the movements that reserve them, in
 * the order of the keys, which the caller must write in the same transaction.
 */
export async function keepBags(
  { db, clock }: Pick<Context, "db" | "clock">,
  { id: variantId, sku }: { readonly id: string; readonly sku: string },
  { keys, heldMs }: { readonly keys: readonly string[]; readonly heldMs: number },
): Promise<NewMovement[]> {
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + heldMs);
  const bags = await db
    .insert(heldBags)
    .values(keys.map((key) => ({ variantId, keyHash: hashOfToken(key), createdAt, expiresAt })))
    .returning({ id: heldBags.id });
  return bags.map(({ id }) => heldBagMovement({ id, variantId, sku }, "reserve", createdAt));
}

/** Writes movements of kept bags into the ledger. */
export async function writeMovements(
  { db }: Pick<Context, "db">,
  movements: readonly NewMovement[],
): Promise<void> {
  await db.insert(stockMovements).values([...movements]);
}

/**
 * Stops keeping these bags, and returns the movements that release them, which the caller must
 * write in the same transaction, together with its other movements. The bags must be locked.
 */
export async function endHeldBags(
  { db, clock }: Pick<Context, "db" | "clock">,
  bags: readonly HeldBag[],
): Promise<NewMovement[]> {
  if (bags.length === 0) return [];
  const now = clock();
  await db
    .update(heldBags)
    .set({ endedAt: now })
    .where(
      inArray(
        heldBags.id,
        bags.map(({ id }) => id),
      ),
    );
  return bags.map((bag) => heldBagMovement(bag, "release", now));
}

/** The movement that reserves one bag, or releases it again. */
function heldBagMovement(
  { id, variantId, sku }: Pick<HeldBag, "id" | "variantId" | "sku">,
  reason: "reserve" | "release",
  createdAt: Date,
): NewMovement {
  const reserved = reason === "reserve" ? 1 : -1;
  return { variantId, sku, heldBagId: id, quantity: 0, reserved, reason, createdAt };
}
