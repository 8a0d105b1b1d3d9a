import proxyAddr from "proxy-addr";

const isOurs = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

/**
 * Whether an IP address is of this machine or of a private network. Visitors from the internet
 * never have one: it is a developer, the shop's own network, or a proxy that is not configured.
 */
export function isPrivateAddress(address: string): boolean {
  return isOurs(address, 0);
}
