import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
/**
 * One household or server gets a network of 2^64 addresses, and may use a new one for each request.
 */
const GROUPS_OF_A_NETWORK = 4;

/**
 * The probable owner of an address: the network (/64) of an IPv6 address, and any other text as it
 * is.
 */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  // The URL parser writes every spelling of an address in the same short form.
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
  return `${[...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64`;
}

/**
 * The network (/24) around an IPv4 address, which often has one owner; undefined for anything else.
 */
export function getNeighbourhood(address: string): string | undefined {
  if (!isIPv4(address)) return undefined;
  return `${address.split(".").slice(0, 3).join(".")}.0/24`;
}
