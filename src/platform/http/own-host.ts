import { isLoopback } from "../config-addresses.ts";

/**
 * Returns a function that tells whether a Host header names this shop: this computer by any of its
 * own names, or the host of `publicUrl`, at any port. Another site can point its name here (DNS
 * rebinding), and its pages would then count as ours.
 */
export function createOwnHostCheck(publicUrl: string): (host: string | undefined) => boolean {
  const publicHost = new URL(publicUrl).hostname;
  return (host) => {
    const asked = `http://${host}`;
    // A name and a password would stand before the host.
    if (host === undefined || /[@/?#\\]/.test(host) || !URL.canParse(asked)) return false;
    const { hostname } = new URL(asked);
    return isLoopback(hostname) || hostname === publicHost;
  };
}
