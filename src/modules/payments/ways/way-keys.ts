import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { system } from "#shared/actor.ts";
import { readJson } from "#shared/json.ts";
import type { ServiceKeys } from "../payments.ts";
import { paymentWays } from "../way-tables.ts";

const schema = z.record(z.string(), z.string());

const getOwner = (code: string) => `payment-way/${code}`;

/** The stored form of a service's keys. */
export const wrapKeys = (box: SecretBox, code: string, keys: ServiceKeys): Buffer =>
  box.wrap(Buffer.from(JSON.stringify(keys)), getOwner(code));

/** Encrypts all stored keys as the configuration says now; those of an unknown key stay. */
export async function wrapWayKeys(parts: {
  readonly database: Pick<Database, "runInTransaction">;
  readonly box: SecretBox | undefined;
  readonly log: Log;
}): Promise<void> {
  const { database, box, log } = parts;
  if (box === undefined) return;
  await database.runInTransaction(system, async (db) => {
    const rows = await db
      .select({ code: paymentWays.code, keys: paymentWays.keys })
      .from(paymentWays)
      .for("update");
    for (const row of rows) {
      const keys = row.keys !== null && !box.isCurrent(row.keys) && readKeys(row, { box, log });
      if (!keys) continue;
      // oxlint-disable-next-line no-await-in-loop -- one connection, a few rows
      await db
        .update(paymentWays)
        .set({ keys: wrapKeys(box, row.code, keys) })
        .where(eq(paymentWays.code, row.code));
    }
  });
}

/**
 * The keys of a row; undefined without any, and where they cannot be decrypted: then the service is
 * not connected, and the owner enters them again.
 */
export function readKeys(
  row: Pick<typeof paymentWays.$inferSelect, "code" | "keys"> | undefined,
  { box, log }: { readonly box: SecretBox | undefined; readonly log: Log },
): ServiceKeys | undefined {
  if (!row?.keys || box === undefined) return undefined;
  try {
    return schema.parse(readJson(box.open(row.keys, getOwner(row.code)).toString()));
  } catch {
    // The error may repeat what was decrypted.
    log.error({ service: row.code }, "the keys of a payment service cannot be decrypted");
    return undefined;
  }
}
