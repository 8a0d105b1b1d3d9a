import { sql } from "drizzle-orm";
import { isVariantForSale } from "#modules/catalog/is-variant-for-sale.ts";
import type { Context } from "#modules/context.ts";
import { lockVariant } from "#modules/inventory/lock-variants.ts";
import {
  countHeldUnits,
  endHeldUnits,
  reserveHeldUnits,
  startHolds,
  listVariantsOverdue,
  lockOverdueUnits,
} from "#modules/inventory/held-units.ts";
import { writeMovements } from "#modules/inventory/write-movements.ts";
import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { runForEachItem } from "#platform/jobs/for-each-item.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { createSecretToken } from "#platform/secret-tokens.ts";
import { system } from "#shared/actor.ts";
import { findVariantName } from "./find-requested.ts";

/** The most units of a variant in one transaction, to keep it short. The rest follow soon. */
const BATCH = 200;
/** Begins the key of the mail about a held unit; the id of the unit follows. */
const MAIL_OF_UNIT = "back-in-stock:";
const HOLD_MS = getLinkLifetimeMs("back-in-stock");

/**
 * Releases held units whose time is over, and holds available ones for people of the waiting list,
 * in the order in which they confirmed: each is mailed the key to their unit and taken off the list
 * in the same transaction. So no one is told twice, and no unit is promised twice. Each variant has
 * a transaction of its own; one that fails is tried again the next time.
 */
export async function notifyWaitingList(parts: TaskParts): Promise<void> {
  const { database, clock, log } = parts;
  const notified = await runForEachItem(
    await findDue(parts),
    (id) =>
      database.runInTransaction(system, (db) =>
        notifyOfVariant({ db, actor: system, clock, log }, id),
      ),
    (err, variantId) => log.error({ err, variantId }, "who waits for a variant was not told"),
  );
  if (notified > 0)
    log.info(
      { variants: notified },
      "people of the waiting list were told that there are units again",
    );
}

/** The variants with a held unit whose time is over, or with stock and people waiting. */
async function findDue({ database, clock }: TaskParts): Promise<string[]> {
  return database.runInTransaction(system, async (db) => {
    await startHolds({ db, clock });
    const overdue = await listVariantsOverdue({ db, clock });
    const { rows } = await db.execute<{ id: string }>(sql`
      select v.id from product_variants v where v.stock_quantity > 0 and exists (
        select from newsletter_subscribers n
        where n.topic = 'stock' and n.state = 'confirmed' and n.variant_id = v.id)`);
    return [...new Set([...overdue, ...rows.map(({ id }) => id)])].toSorted();
  });
}

/** Returns whether anyone was told that a unit of this variant is held for them. */
async function notifyOfVariant(ctx: Context, variantId: string): Promise<boolean> {
  // Held units are locked before the variant, in the same order as by the checkout.
  const over = await lockOverdueUnits(ctx, variantId);
  const variant = await lockVariant(ctx, variantId);
  const freed = await endHeldUnits(ctx, over);
  // No mails about a variant that is not shown.
  const held = (await isVariantForSale(ctx, variantId))
    ? await notifyFirst(ctx, variant, await countFree(ctx, variant, freed.length))
    : [];
  await writeMovements(ctx, [...freed, ...held], { isNews: false });
  return held.length > 0;
}

/** The number of units to hold now. At most half of those that are free or held may be held. */
async function countFree(
  ctx: Context,
  variant: { readonly id: string; readonly available: number },
  freed: number,
): Promise<number> {
  const free = variant.available + freed;
  const held = await countHeldUnits(ctx, variant.id);
  const most = Math.max(1, Math.floor((free + held) / 2));
  return Math.max(0, Math.min(free, most - held, BATCH));
}

/**
 * Holds up to `free` units, one for each mailbox that has waited longest and has none held;
 * returns the movements that hold them. Other requests of the same mailboxes are served with it.
 */
async function notifyFirst(
  ctx: Context,
  variant: { readonly id: string; readonly sku: string },
  free: number,
) {
  const { db } = ctx;
  const variantId = variant.id;
  const served = await removeFirst(ctx, variantId, free);
  if (served.length === 0) return [];
  const withKeys = served.map((waiter) => ({ ...waiter, key: createSecretToken() }));
  const keys = withKeys.map(({ key }) => key);
  const movements = await reserveHeldUnits(ctx, variant, { keys, heldMs: HOLD_MS });
  const variantName = await findVariantName(db, variantId);
  for (const [place, { email, key }] of withKeys.entries())
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
    await queueMail(db, {
      kind: "back-in-stock",
      to: email,
      content: { bag: variantName },
      secret: key,
      dedupeKey: `${MAIL_OF_UNIT}${movements[place]?.heldUnitId}`,
    });
  return movements;
}

/** Takes the first mailboxes off the list of a variant, and returns one address of each. */
async function removeFirst(
  { db }: Context,
  variantId: string,
  free: number,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    with waiting as (
      select n.id, n.email, n.confirmed_at, app.mailbox(n.email) as mailbox
      from newsletter_subscribers n
      where n.topic = 'stock' and n.state = 'confirmed' and n.variant_id = ${variantId}
    ), first as (
      select * from (
        select distinct on (w.mailbox) w.* from waiting w
        where not exists (
          select from held_units h join mails m on m.dedupe_key = ${MAIL_OF_UNIT} || h.id
          where h.variant_id = ${variantId} and h.ended_at is null
            and app.mailbox(m.recipient) = w.mailbox)
        order by w.mailbox, w.confirmed_at, w.id
      ) mailboxes
      order by confirmed_at, id limit ${free}
    ), served as (
      delete from newsletter_subscribers
      where state = 'confirmed'
        and id in (select w.id from waiting w where w.mailbox in (select mailbox from first))
      returning id
    )
    select id, email from first join served using (id) order by confirmed_at, id`);
  return rows;
}
