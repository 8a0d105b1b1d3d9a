import { createHash } from "node:crypto";
import { getNetwork } from "../http/networks.ts";

/**
 * Key in the table for an e-mail or IP address: a hash, so that the address is not readable. Letter
 * case does not matter, and all IPv6 addresses of a network (/64) are one.
 */
export function limitKey(key: string): string {
  const counted = getNetwork(key.trim().toLowerCase());
  return createHash("sha256").update(counted).digest("base64url");
}
