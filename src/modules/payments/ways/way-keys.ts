import { z } from "zod";
import type { Log } from "#platform/log.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { readJson } from "#shared/json.ts";
import type { ServiceKeys } from "../payments.ts";
import type { paymentWays } from "../way-tables.ts";

const schema = z.record(z.string(), z.string());

const getOwner = (code: string) => `payment-way/${code}`;

/** The stored form of a service's keys. */
export const wrapKeys = (box: SecretBox, code: string, keys: ServiceKeys): Buffer =>
  box.wrap(Buffer.from(JSON.stringify(keys)), getOwner(code));

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
