import { asc, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { CRITICAL_STOCK, type StockLevel } from "./stock-levels.ts";
import { recordedStockLevels } from "./tables.ts";

const selectLevel = (name: StockLevel) => sql`${name}::text`;

/**
 * Notes the level of every variant by the new threshold. No mails are sent: the staff member who
 * sets it sees at once what is low, and many mails would hide the next real alert. To be called in
 * the transaction that set it.
 */
export async function recordThreshold(ctx: Pick<Context, "db" | "clock" | "log">): Promise<void> {
  const { db } = ctx;
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const available = productVariants.stockQuantity;
  // Movements take these locks, too, so that none notes a level by the old threshold afterwards.
  await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .orderBy(asc(productVariants.id))
    .for("no key update");
  await db.execute(sql`
    insert into ${recordedStockLevels} (variant_id, level, updated_at)
    select ${productVariants.id}, case
        when ${available} <= 0 then ${selectLevel("out")}
        when ${available} <= ${CRITICAL_STOCK} then ${selectLevel("critical")}
        when ${available} < ${threshold} then ${selectLevel("low")}
        else ${selectLevel("enough")}
      end, ${ctx.clock().toISOString()}::timestamptz
    from ${productVariants}
    on conflict (variant_id) do update set level = excluded.level, updated_at = excluded.updated_at
      where stock_levels.level <> excluded.level`);
}
