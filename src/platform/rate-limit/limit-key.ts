import { createHash } from "node:crypto";
import { getNetworks } from "../network/networks.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { countChanged } from "../db/count-changed.ts";

/** The share of a network in the attempts of the next wider one, which one customer may have. */
export const NETWORKS_OF_A_WIDER = 4;
/** The attempts of all addresses together, in those of one: so that even many come to an end. */
const ADDRESSES_OF_ALL = 1_024;

/** A key under which attempts are counted, which may have so many times those of the limit. */
export type Share = { readonly key: string; readonly times: number };

/**
 * Key in the table for an e-mail or IP address: a hash, so that the address is not readable. Letter
 * case does not matter, and all IPv6 addresses of a network (/64) are one.
 */
export function limitKey(key: string): string {
  return limitShares(key)[0].key;
}

/**
 * The keys of the networks around an IP address, that of `limitKey` first. Only one of any other
 * text.
 */
export function listNetworkKeys(address: string): readonly string[] {
  return getNetworks(normalize(address)).map(hash);
}

/**
 * All keys under which an attempt is counted, that of `limitKey` first: an IP address also counts
 * for the networks around it, and for all addresses together.
 */
export function limitShares(key: string): readonly [Share, ...Share[]] {
  const [own, ...around] = getNetworks(normalize(key));
  const wider = around.map((network, nth) =>
    createShare(network, NETWORKS_OF_A_WIDER ** (nth + 1)),
  );
  const all = around.length === 0 ? [] : [createShare("all addresses", ADDRESSES_OF_ALL)];
  return [createShare(own, 1), ...wider, ...all];
}

const normalize = (key: string) => key.trim().toLowerCase();
const hash = (counted: string) => createHash("sha256").update(counted).digest("base64url");
const createShare = (counted: string, times: number): Share => ({ key: hash(counted), times });

/** Deletes the counts of these keys, of all limits, and returns the number of rows. */
export async function deleteAttempts(db: Db, keys: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`
    delete from rate_limits
    where split_part(key, ':', 2) = any (${sql.param(keys.map((key) => limitKey(key)))})`),
  );
}
