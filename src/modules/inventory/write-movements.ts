import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { recordStockLevels } from "./record-stock-levels.ts";
import { stockMovements, type NewMovement } from "./tables.ts";

/** A statement takes 65,535 values; a movement has less than ten. */
const ROWS_AT_ONCE = 1_000;

/**
 * The constraints that are violated when there are not enough units, on the shelf or on their way.
 */
const shortages = ["product_variants_stock_positive", "product_variants_ahead_expected"];

/**
 * Writes movements of this moment into the ledger, by the actor, and updates the stock levels (see
 * there for `isNews`). Throws `out_of_stock` when there are not enough units, and `conflict` for a
 * key that belongs to another movement; the transaction cannot go on then.
 */
export async function writeMovements(
  ctx: Pick<Context, "db" | "clock" | "log" | "actor">,
  movements: readonly NewMovement[],
  options?: { readonly isNews: boolean },
): Promise<void> {
  const actorId = isMember(ctx.actor) ? ctx.actor.id : null;
  const createdAt = ctx.clock();
  const rows = movements.map((movement) => ({ ...movement, actorId, createdAt }));
  try {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await ctx.db.insert(stockMovements).values(rows.slice(at, at + ROWS_AT_ONCE));
  } catch (cause) {
    const violated = findViolatedConstraint(cause) ?? "";
    if (shortages.includes(violated))
      throw new AppError("out_of_stock", "the movements need more than there is", { cause });
    // A movement of another variant used the key at the same moment: their locks differ, so neither
    // waited.
    if (violated === "stock_movements_request_key_once")
      throw new AppError("conflict", "the key belongs to another movement", { cause });
    throw cause;
  }
  const variantIds = movements.flatMap(({ variantId }) => variantId ?? []);
  await recordStockLevels(ctx, variantIds, options);
}
