import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const OWN = "/64";

/**
 * The probable owner of an address: the network (/64) of an IPv6 address, of which one household or
 * server may use a new address for each request, and any other text as it is.
 */
export function getNetwork(address: string): string {
  return getNetworks(address)[0];
}

/**
 * The networks around an address, or around what `getNetwork` made of it, the narrowest first. One
 * customer of a provider often gets all of them: of IPv6 the /64, the /56 and the /48, of IPv4 the
 * address and the /24. Any other text stands alone.
 */
export function getNetworks(address: string): readonly [string, ...string[]] {
  if (isIPv4(address)) return [address, `${address.split(".").slice(0, 3).join(".")}.0/24`];
  const bare = address.endsWith(OWN) ? address.slice(0, -OWN.length) : address;
  if (!isIPv6(bare)) return [address];
  const groups = readGroups(bare);
  const [first = "0", second = "0", third = "0", fourth = "0"] = groups;
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [`${site}:${fourth}::${OWN}`, `${site}:${home}::/56`, `${site}::/48`];
}

function readGroups(address: string): string[] {
  const [withoutZone = ""] = address.split("%");
  // The URL parser writes every spelling of an address in the same short form.
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail];
}
