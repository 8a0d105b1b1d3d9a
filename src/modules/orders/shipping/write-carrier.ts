// The carriers of the shop in the back office.
import { and, eq, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { MAX_CARRIERS, type CarrierInput } from "#modules/orders/carrier.ts";
import { otherCarrier } from "#modules/orders/kinds.ts";
import { carriers } from "#modules/orders/carrier-tables.ts";
import { listCarrierRows, type StoredCarrier } from "#modules/orders/read-carriers.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { carrierRowSchema } from "./carrier-contract.ts";

type CarrierAnswer = z.input<typeof carrierRowSchema>;

/** All carriers, in the order in which they are offered. */
export async function listCarriers(ctx: Pick<Context, "db">): Promise<CarrierAnswer[]> {
  const used = await readUsed(ctx);
  const rows = await listCarrierRows(ctx);
  return rows.map((row) => toStored(row, used));
}

/** Adds a carrier. Throws `invalid_fields` (`name`: "taken", or "too_many" carriers). */
export async function addCarrier(ctx: Context, input: CarrierInput): Promise<CarrierAnswer> {
  await lockCarriers(ctx);
  if ((await ctx.db.$count(carriers)) >= MAX_CARRIERS)
    throw createFieldsError({ name: ["too_many"] });
  await assertFree(ctx, input.name);
  const [row] = await ctx.db.insert(carriers).values(input).returning();
  if (row === undefined) throw new Error("no row came back");
  return toStored(row, new Set());
}

/**
 * Changes a carrier; the tracking links of its shipments follow. Throws `not_found`, `conflict`
 * when it has changed since the staff member saw it, and `invalid_fields` (`name`: "taken").
 */
export async function changeCarrier(
  ctx: Context,
  id: string,
  { version, ...input }: CarrierInput & Versioned,
): Promise<CarrierAnswer> {
  await lockCarriers(ctx);
  const before = await findCarrier(ctx, id);
  await assertVersion(ctx, { entity: "carriers", id }, before, { ...input, version });
  await assertFree(ctx, input.name, id);
  await ctx.db.update(carriers).set(input).where(eq(carriers.id, id));
  return findCarrier(ctx, id);
}

/**
 * Deletes a carrier. Throws `not_found`, and `invalid_fields` (`id`: "used") when shipments name
 * it.
 */
export async function deleteCarrier(ctx: Context, id: string): Promise<void> {
  await lockCarriers(ctx);
  const { isUsed } = await findCarrier(ctx, id);
  if (isUsed) throw createFieldsError({ id: ["used"] });
  await ctx.db.delete(carriers).where(eq(carriers.id, id));
}

/** Two carriers cannot get one name at once. */
async function lockCarriers({ db }: Pick<Context, "db">): Promise<void> {
  await db.execute(sql`lock table ${carriers} in share row exclusive mode`);
}

/** Locked, so that shipments that are just being written with it count. */
async function findCarrier(ctx: Pick<Context, "db">, id: string): Promise<CarrierAnswer> {
  const [row] = await ctx.db.select().from(carriers).where(eq(carriers.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found", `there is no carrier ${id}`);
  return toStored(row, await readUsed(ctx));
}

async function assertFree({ db }: Pick<Context, "db">, name: string, own = ""): Promise<void> {
  const [other] = await db
    .select({ id: carriers.id })
    .from(carriers)
    .where(and(sql`lower(${carriers.name}) = lower(${name})`, ne(carriers.id, own)));
  if (other !== undefined) throw createFieldsError({ name: ["taken"] });
}

/** The carriers that cannot be deleted: those of shipments, and the one of all others. */
async function readUsed({ db }: Pick<Context, "db">): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from carriers c where c.id = ${otherCarrier}
      or exists (select from shipments s where s.carrier = c.id)`);
  return new Set(rows.map(({ id }) => id));
}

function toStored(row: StoredCarrier, used: ReadonlySet<string>): CarrierAnswer {
  return { ...row, isUsed: used.has(row.id), version: toVersion(row) };
}
