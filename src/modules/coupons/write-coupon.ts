import { eq, sql } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { CouponInput } from "./coupon.ts";
import { readCouponRow, type StoredCoupon } from "./coupon-rows.ts";
import { coupons } from "./tables.ts";

/** Adds a coupon. Throws `invalid_fields` (`code`: "taken", and by which code). */
export async function addCoupon(ctx: Context, input: CouponInput): Promise<StoredCoupon> {
  await assertFree(ctx, input.code);
  const [row] = await withNamedConflict(
    ctx.db.insert(coupons).values(toColumns(input)).returning(),
  );
  if (row === undefined) throw new Error("no row came back");
  return readCouponRow(ctx, row.id);
}

/**
 * Changes a coupon; existing orders keep its old terms. A limit may be lower than the number of
 * uses: then the coupon can no longer be used. Throws `not_found`, `conflict` when it has changed
 * since the staff member saw it, and `invalid_fields` (`code`: "taken", or "used" when orders name
 * it).
 */
export async function changeCoupon(
  ctx: Context,
  id: string,
  { version, ...input }: CouponInput & Versioned,
): Promise<StoredCoupon> {
  const before = await lockCoupon(ctx, id);
  await assertVersion(ctx, { entity: "coupons", id }, before, { ...input, version });
  if (before.code !== input.code) {
    if (before.isUsed) throw createFieldsError({ code: ["used"] });
    await assertFree(ctx, input.code, id);
  }
  await withNamedConflict(ctx.db.update(coupons).set(toColumns(input)).where(eq(coupons.id, id)));
  return readCouponRow(ctx, id);
}

/** Ends a coupon, or makes it valid again. The same again changes nothing. Throws `not_found`. */
export async function setCouponState(
  ctx: Context,
  id: string,
  isActive: boolean,
): Promise<StoredCoupon> {
  const before = await lockCoupon(ctx, id);
  if (before.isActive === isActive) return before;
  await ctx.db.update(coupons).set({ isActive }).where(eq(coupons.id, id));
  return readCouponRow(ctx, id);
}

async function lockCoupon(ctx: Context, id: string): Promise<StoredCoupon> {
  await ctx.db
    .select({ id: coupons.id })
    .from(coupons)
    .where(sql`${coupons.id}::text = ${id}`)
    .for("update");
  return readCouponRow(ctx, id);
}

function toColumns({ value, ...input }: CouponInput): typeof coupons.$inferInsert {
  return {
    ...input,
    percent: input.kind === "percent" ? value : null,
    amountMinor: input.kind === "amount" ? value : null,
  };
}

/** The same rule as in the unique index; looked up before, to name the other code. */
async function assertFree({ db }: Context, code: string, own?: string): Promise<void> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select c.code from coupons c
    where translate(c.code, 'OIL-_', '011') = translate(${code}, 'OIL-_', '011') and c.id::text <> ${own ?? ""}`);
  const [other] = rows;
  if (other !== undefined) throw createFieldsError({ code: ["taken", other.code] });
}

/** The index decides when two requests add the same code at once. */
async function withNamedConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw findViolatedConstraint(error) === "coupons_code_once"
      ? createFieldsError({ code: ["taken"] })
      : error;
  }
}
