import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { isVariantForSale } from "#modules/catalog/is-variant-for-sale.ts";
import type { Context } from "#modules/context.ts";
import { lockVariant } from "#modules/inventory/lock-variants.ts";
import {
  endHeldBags,
  keepBags,
  listVariantsOverdue,
  lockOverdueBags,
  writeMovements,
} from "#modules/inventory/held-bags.ts";
import { noteStockLevels } from "#modules/inventory/note-stock-levels.ts";
import { linkHours } from "#modules/mail/mail-kinds.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { doEach } from "#platform/jobs/do-each.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { newSecretToken } from "#platform/secret-tokens.ts";
import { system } from "#shared/actor.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { newsletterSubscribers as table } from "./tables.ts";
import { findVariantName } from "./find-wanted.ts";

/** The most bags of a variant in one transaction, to keep it short. The rest follow soon. */
const BATCH = 200;
const HOLD_MS = linkHours["back-in-stock"] * HOUR_MS;

/**
 * Releases kept bags whose time is over, and keeps available ones for people of the waiting list,
 * in the order in which they confirmed: each is mailed the key to their bag and taken off the list
 * in the same transaction. So no one is told twice, and no bag is promised twice. Each variant has
 * a transaction of its own; one that fails is tried again the next time.
 */
export async function serveWaitingList(parts: TaskParts): Promise<void> {
  const { database, clock, log } = parts;
  const notified = await doEach(
    await findDue(parts),
    (id) =>
      database.inTransaction(system, (db) => serveVariant({ db, actor: system, clock, log }, id)),
    (err, variantId) => log.error({ err, variantId }, "who waits for a variant was not told"),
  );
  if (notified > 0)
    log.info({ variants: notified }, "who waited was told that there are bags again");
}

/** The variants with a kept bag whose time is over, or with stock and people waiting. */
async function findDue({ database, clock }: TaskParts): Promise<string[]> {
  return database.inTransaction(system, async (db) => {
    const overdue = await listVariantsOverdue({ db, clock });
    const { rows } = await db.execute<{ id: string }>(sql`
      select v.id from product_variants v where v.stock_quantity > 0 and exists (
        select from newsletter_subscribers n
        where n.topic = 'stock' and n.state = 'confirmed' and n.variant_id = v.id)`);
    return [...new Set([...overdue, ...rows.map(({ id }) => id)])].toSorted();
  });
}

/** Returns whether anyone was told that a bag of this variant is kept for them. */
async function serveVariant(ctx: Context, variantId: string): Promise<boolean> {
  // Kept bags are locked before the variant, in the same order as by the checkout.
  const over = await lockOverdueBags(ctx, variantId);
  const variant = await lockVariant(ctx, variantId);
  const freed = await endHeldBags(
    ctx,
    over.map((bag) => ({ ...bag, sku: variant.sku })),
  );
  // No mails about a variant that is not shown.
  const held = (await isVariantForSale(ctx, variantId))
    ? await serveFirst(ctx, variant, Math.min(variant.available + freed.length, BATCH))
    : [];
  const movements = [...freed, ...held];
  if (movements.length === 0) return false;
  await writeMovements(ctx, movements);
  await noteStockLevels(ctx, [variantId], { isNews: false });
  return held.length > 0;
}

/**
 * Keeps up to `free` bags, one for each who has waited longest; returns the movements that hold
 * them.
 */
async function serveFirst(
  ctx: Context,
  variant: { readonly id: string; readonly sku: string },
  free: number,
) {
  const { db } = ctx;
  const variantId = variant.id;
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(eq(table.topic, "stock"), eq(table.state, "confirmed"), eq(table.variantId, variantId)),
    )
    .orderBy(asc(table.confirmedAt), asc(table.id))
    .limit(free);
  const served = await db
    .delete(table)
    .where(inArray(table.id, first))
    .returning({ id: table.id, email: table.email });
  if (served.length === 0) return [];
  const withKeys = served.map((waiter) => ({ ...waiter, key: newSecretToken() }));
  const keys = withKeys.map(({ key }) => key);
  const movements = await keepBags(ctx, variant, { keys, heldMs: HOLD_MS });
  const bag = await findVariantName(db, variantId);
  for (const { id, email, key } of withKeys)
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
    await queueMail(db, {
      kind: "back-in-stock",
      to: email,
      content: { bag },
      secret: key,
      dedupeKey: `back-in-stock:${id}`,
    });
  return movements;
}
