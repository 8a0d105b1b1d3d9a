import proxyAddr from "proxy-addr";

const isOurs = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

/**
 * Whether an IP address is of this machine or of a private network. Somebody on the internet has
 * none: it is a developer, the shop's own office, or a proxy that the shop does not know.
 */
export function isPrivateAddress(address: string): boolean {
  return isOurs(address, 0);
}
