import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

const GROUPS = 8;
/** One household or server gets a network of 2^64 addresses, and may use a new one for each request. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * What stands in the table for an e-mail or IP address: a hash, so that nobody is recognised at a glance. Letter case
 * does not matter, and all IPv6 addresses of a network (/64) are one.
 */
export function limitKey(key: string): string {
  const plain = key.trim().toLowerCase();
  const counted = isIPv6(plain) ? networkOf(plain) : plain;
  return createHash("sha256").update(counted).digest("base64url");
}

function networkOf(address: string): string {
  const [withoutZone = ""] = address.split("%");
  // The URL parser writes every spelling of an address in the same short form.
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
  return `${[...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64`;
}
