// Bags that are kept for people of the waiting list: held in the ledger like those of orders.
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { heldBags, type stockMovements } from "./tables.ts";

export type NewMovement = typeof stockMovements.$inferInsert;

/** One bag that is kept for somebody. */
export type HeldBag = {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string;
  readonly expiresAt: Date;
};

/**
 * The bag that this key keeps for somebody now, locked until the transaction ends; undefined when
 * it was bought or let go, or nobody was sent the key. At the moment at which it ends it is over.
 */
export async function lockHeldBag(
  { db, clock }: Pick<Context, "db" | "clock">,
  key: string,
): Promise<HeldBag | undefined> {
  const [found] = await db
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
    )
    .for("update", { of: heldBags });
  return found;
}

/**
 * Ends that these bags are kept, and returns the movements that free them: to be written in the
 * same transaction, by whoever moves other bags with them. The bags must be locked.
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

/** The movement that keeps one bag from being sold, or lets it go again. */
export function heldBagMovement(
  { id, variantId, sku }: Pick<HeldBag, "id" | "variantId" | "sku">,
  reason: "reserve" | "release",
  createdAt: Date,
): NewMovement {
  const reserved = reason === "reserve" ? 1 : -1;
  return { variantId, sku, heldBagId: id, quantity: 0, reserved, reason, createdAt };
}
