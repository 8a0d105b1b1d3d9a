import { eq, inArray, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { isWorse, getStockLevel } from "./stock-levels.ts";
import { reserveForPreorders } from "./preorders.ts";
import { stockAlerts, recordedStockLevels } from "./tables.ts";

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/**
 * Compares each variant's stock with its last noted level. A worse level makes an alert and a mail
 * to the shop, only once until the stock has been better again. A variant without a noted level
 * counts as empty, which makes no alert. New units first go to preorders; if some are left where
 * there were none, the waiting list is served. For a changed threshold see `record-threshold.ts`.
 * Call it in the transaction that moved the stock, which holds the variants' locks. `isNews` is
 * false for movements by the shop itself of units that were announced before.
 */
export async function recordStockLevels(
  ctx: Pick<Context, "db" | "clock" | "log">,
  variantIds: readonly string[],
  { isNews = true }: { readonly isNews?: boolean } = {},
): Promise<void> {
  const { db } = ctx;
  const ids = [...new Set(variantIds)];
  if (ids.length === 0) return;
  const [settings, found] = await Promise.all([readOrderSettings(ctx), readLevels(db, ids)]);
  let variants = found;
  const owed = variants.filter(({ available, ahead }) => available > 0 && ahead > 0);
  if (owed.length > 0) {
    await reserveForPreorders(ctx, owed);
    variants = await readLevels(db, ids);
  }
  const createdAt = ctx.clock();
  const changed = variants.flatMap((variant) => {
    const level = getStockLevel(variant.available, settings.low_stock_threshold);
    return level === variant.recorded ? [] : { ...variant, level };
  });
  for (let at = 0; at < changed.length; at += ROWS_AT_ONCE) {
    const some = changed.slice(at, at + ROWS_AT_ONCE);
    await db
      .insert(recordedStockLevels)
      .values(some.map(({ id, level }) => ({ variantId: id, level, updatedAt: createdAt })))
      .onConflictDoUpdate({
        target: recordedStockLevels.variantId,
        set: { level: sql`excluded.level`, updatedAt: createdAt },
      });
  }
  if (changed.some(({ level, recorded }) => level !== "out" && (recorded ?? "out") === "out"))
    await queueJob(db, { task: "serve-waiting-list", payload: {}, key: "serve-waiting-list" });
  if (!isNews) return;
  for (const { id, sku, name, available, level, recorded } of changed) {
    if (level === "enough" || !isWorse(level, recorded ?? "out")) continue;
    const [alert] = await db
      .insert(stockAlerts)
      .values({ variantId: id, level, available, createdAt })
      .returning({ id: stockAlerts.id });
    if (alert === undefined || !settings.email_notifications) continue;
    await queueMail(db, {
      kind: "stock-alert",
      to: settings.support_email,
      content: { sku, name, level, available },
      dedupeKey: `stock-alert:${alert.id}`,
    });
  }
}

/** The variants with their stock, and the last noted level. */
function readLevels(db: Context["db"], ids: readonly string[]) {
  return db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      name: productVariants.variantName,
      available: productVariants.stockQuantity,
      ahead: productVariants.aheadQuantity,
      recorded: recordedStockLevels.level,
    })
    .from(productVariants)
    .leftJoin(recordedStockLevels, eq(recordedStockLevels.variantId, productVariants.id))
    .where(inArray(productVariants.id, [...ids]));
}
