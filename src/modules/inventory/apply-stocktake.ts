import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { lockVariants } from "./lock-variants.ts";
import type { NewMovement } from "./tables.ts";
import { writeMovements } from "./write-movements.ts";

type Count = {
  readonly variantId: string;
  readonly counted: number;
  /** Of the units on the shelf, as the preview showed them. */
  readonly version: string;
};

/**
 * Sets the units on hand to the counted numbers, all of them or none, and returns how many variants
 * changed. Units reserved by orders are not touched. Throws `conflict` when some numbers are no
 * longer what the preview showed, or more units are reserved than were counted: `fields` has the
 * units on hand by variant, empty for a variant that is gone. A number that is as counted already
 * is no conflict, so the same stocktake can be sent twice.
 */
export async function applyStocktake(
  ctx: Context,
  { rows, note }: { readonly rows: readonly Count[]; readonly note?: string | null | undefined },
): Promise<{ changed: number; unchanged: number }> {
  const locked = await lockVariants(
    ctx,
    rows.map((row) => row.variantId),
  );
  const conflicts: Record<string, string[]> = {};
  const movements: NewMovement[] = [];
  for (const { variantId, counted, version } of rows) {
    const variant = locked.get(variantId);
    const onHand = variant === undefined ? undefined : variant.available + variant.reserved;
    if (counted === onHand) continue;
    if (
      variant === undefined ||
      onHand === undefined ||
      toVersion(onHand) !== version ||
      counted < variant.reserved
    ) {
      conflicts[variantId] = onHand === undefined ? [] : [String(onHand)];
      continue;
    }
    const quantity = counted - onHand;
    const { sku } = variant;
    movements.push({ variantId, sku, reason: "count", quantity, note });
  }
  if (Object.keys(conflicts).length > 0)
    throw new AppError("conflict", "stock has moved since the preview", { fields: conflicts });
  await writeMovements(ctx, movements);
  return { changed: movements.length, unchanged: rows.length - movements.length };
}
