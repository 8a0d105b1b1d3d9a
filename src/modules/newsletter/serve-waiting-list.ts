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
import { nameOfVariant } from "./waited-for.ts";

/** So many of a variant at a time: a transaction stays short. The rest has its turn soon. */
const BATCH = 200;
const HOLD_MS = linkHours["back-in-stock"] * HOUR_MS;

/**
 * Lets go of bags whose time is over, and keeps those that can be sold for whoever waits, in the
 * order in which they confirmed: each is written to, with the key to their bag, and forgotten in
 * the same transaction. So nobody is told twice, and nobody is promised what another has. Each
 * variant has a transaction of its own; one that fails has to wait for the next time.
 */
export async function serveWaitingList(parts: TaskParts): Promise<void> {
  const { database, clock, log } = parts;
  const told = await doEach(
    await findDue(parts),
    (id) =>
      database.inTransaction(system, (db) => serveVariant({ db, actor: system, clock, log }, id)),
    (err, variantId) => log.error({ err, variantId }, "who waits for a variant was not told"),
  );
  if (told > 0) log.info({ variants: told }, "who waited was told that there are bags again");
}

/** The variants with a kept bag whose time is over, or with bags that somebody waits for. */
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

/** Whether anybody was told that a bag of this variant is kept for them. */
async function serveVariant(ctx: Context, variantId: string): Promise<boolean> {
  // Kept bags before the variant: the checkout takes their locks in the same order.
  const over = await lockOverdueBags(ctx, variantId);
  const variant = await lockVariant(ctx, variantId);
  const freed = await endHeldBags(
    ctx,
    over.map((bag) => ({ ...bag, sku: variant.sku })),
  );
  // Nobody is sent to what is not shown.
  const kept = (await isVariantForSale(ctx, variantId))
    ? await serveFirst(ctx, variant, Math.min(variant.available + freed.length, BATCH))
    : [];
  const movements = [...freed, ...kept];
  if (movements.length === 0) return false;
  await writeMovements(ctx, movements);
  await noteStockLevels(ctx, [variantId], { isNews: false });
  return kept.length > 0;
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
  const told = served.map((waiter) => ({ ...waiter, key: newSecretToken() }));
  const keys = told.map(({ key }) => key);
  const movements = await keepBags(ctx, variant, { keys, heldMs: HOLD_MS });
  const bag = await nameOfVariant(db, variantId);
  for (const { id, email, key } of told)
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
