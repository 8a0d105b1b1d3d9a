import { and, asc, eq, isNull } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { addBusinessDaysTo } from "#shared/business-days.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { pickValues } from "#shared/records/record.ts";
import type { Versioned } from "#shared/records/version.ts";
import { moveStock } from "./change-stock.ts";
import type { Delivery, Stock } from "./contract.ts";
import { delivery as type, type NewDelivery } from "./delivery.ts";
import { getStock, lockVariant } from "./lock-variants.ts";
import { expectedDeliveries as table } from "./tables.ts";

/** The most deliveries of one variant that can be on their way. */
const MAX_DELIVERIES = 100;

/** The deliveries of a variant that are on their way, the next first. Throws `not_found`. */
export async function listDeliveries(ctx: Context, variantId: string): Promise<Delivery[]> {
  const rows = await ctx.db
    .select({ delivery: table })
    .from(productVariants)
    .leftJoin(table, and(eq(table.variantId, productVariants.id), isNull(table.arrivedAt)))
    .where(eq(productVariants.id, variantId))
    .orderBy(asc(table.expectedOn), asc(table.id))
    .limit(MAX_DELIVERIES);
  if (rows.length === 0) throw new AppError("not_found", `there is no variant ${variantId}`);
  return rows.flatMap(({ delivery }) => {
    if (delivery === null) return [];
    return toDelivery(delivery);
  });
}

/**
 * Adds a delivery that is on its way; the same key again adds nothing. Throws `not_found`, and
 * `conflict` when there are a hundred of this variant already.
 */
export async function addDelivery(
  ctx: Context,
  variantId: string,
  { key, ...delivery }: NewDelivery & { readonly key: string },
): Promise<void> {
  await lockVariant(ctx, variantId);
  const open = await ctx.db.$count(
    table,
    and(eq(table.variantId, variantId), isNull(table.arrivedAt)),
  );
  if (open >= MAX_DELIVERIES) throw new AppError("conflict", "too many deliveries of one variant");
  const leavesBy = await getLeavesBy(ctx, delivery);
  await ctx.db
    .insert(table)
    .values({ id: key, variantId, ...delivery, leavesBy, createdAt: ctx.clock() })
    .onConflictDoNothing();
}

function toDelivery({ id, ...row }: typeof table.$inferSelect): Delivery {
  const values = pickValues(type, row);
  return { id, version: toVersion(values), ...values };
}

/**
 * Changes a delivery that is on its way. Throws `not_found` when there is none, or it has arrived,
 * and `conflict` when it has changed since the staff member saw it.
 */
export async function changeDelivery(
  ctx: Context,
  id: string,
  { version, ...delivery }: NewDelivery & Partial<Versioned>,
): Promise<void> {
  const [row] = await ctx.db.select().from(table).where(isUnderway(id)).for("update");
  if (row === undefined) throw createNotUnderwayError(id);
  const subject = { entity: "expected_deliveries", id } as const;
  await assertVersion(ctx, subject, toDelivery(row), { ...delivery, version });
  await ctx.db
    .update(table)
    .set({ ...delivery, leavesBy: await getLeavesBy(ctx, delivery) })
    .where(eq(table.id, id));
}

/** Deletes a delivery that will not come; one that is gone already is no error. */
export async function removeDelivery(ctx: Context, id: string): Promise<void> {
  await ctx.db.delete(table).where(isUnderway(id));
}

/**
 * Books the units of a delivery that have arrived, and returns the stock after it. A repeated
 * request books them only once. Throws `not_found`.
 */
export async function receiveDelivery(
  ctx: Context,
  id: string,
  { quantity }: { readonly quantity: number },
): Promise<Stock> {
  const [delivery] = await ctx.db.select().from(table).where(eq(table.id, id)).for("update");
  if (delivery === undefined) throw createNotUnderwayError(id);
  const { variantId, note, arrivedAt } = delivery;
  if (arrivedAt !== null) {
    return getStock(await lockVariant(ctx, variantId));
  }
  await ctx.db.update(table).set({ arrivedAt: ctx.clock() }).where(eq(table.id, id));
  return moveStock(ctx, variantId, { kind: "receipt", quantity, note, key: id });
}

/**
 * The day by which preorders from this delivery are shipped: after the packing time of the
 * policies.
 */
async function getLeavesBy(ctx: Context, { expectedOn }: NewDelivery): Promise<string> {
  const { policies } = await readContent(ctx, ["policies"]);
  return addBusinessDaysTo(expectedOn, policies.processingBusinessDays.to);
}

const isUnderway = (id: string) => and(eq(table.id, id), isNull(table.arrivedAt));

const createNotUnderwayError = (id: string) =>
  new AppError("not_found", `no delivery ${id} is on its way`);
