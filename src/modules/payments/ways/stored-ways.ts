// The rows of the ways to pay, for the use cases of the back office.
import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Payments } from "./ways.ts";
import { AppError } from "#shared/errors.ts";
import { pickValues } from "#shared/records/record.ts";
import type { ServiceKeys, ServiceRecord } from "../payments.ts";
import { findServiceRecord } from "../services/records.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { paymentWays } from "../way-tables.ts";
import { readKeys } from "./way-keys.ts";
import { paymentWay } from "./way.ts";

/** Context of these use cases. */
export type WayContext = Pick<Context, "db" | "clock" | "log"> & { readonly payments: Payments };

/** Two users cannot change the ways at once. */
export async function lockWays({ db }: Pick<Context, "db">): Promise<void> {
  await db.execute(sql`lock table ${paymentWays} in share row exclusive mode`);
}

/** The record of a service. Throws `not_found` for a code that no service has. */
export function getService(code: string): ServiceRecord & { readonly code: ServiceCode } {
  const record = findServiceRecord(code);
  if (record === undefined) throw new AppError("not_found", `there is no service ${code}`);
  return record;
}

/** The keys that the back office stored; undefined without any, or where they cannot be read. */
export async function readStoredKeys(
  { db, log, payments: { box } }: Pick<WayContext, "db" | "log" | "payments">,
  code: ServiceCode,
): Promise<ServiceKeys | undefined> {
  const [row] = await db.select().from(paymentWays).where(eq(paymentWays.code, code));
  return readKeys(row, { box, log });
}

/** Stores what changes of a way; one without a row gets it, as it has been until now. */
export async function saveWay(
  { db, payments }: Pick<WayContext, "db" | "payments">,
  code: string,
  changes: Partial<Omit<typeof paymentWays.$inferInsert, "code">>,
): Promise<void> {
  const way = (await payments.readWays({ db })).find((each) => each.code === code);
  if (way === undefined) throw new AppError("not_found", `there is no way to pay ${code}`);
  await db
    .insert(paymentWays)
    .values({ code, ...pickValues(paymentWay, way), ...changes })
    .onConflictDoUpdate({ target: paymentWays.code, set: changes });
}
