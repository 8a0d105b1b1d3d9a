import type { IncomingMessage } from "node:http";

/**
 * Returns a function that tells the IP address from which a request comes. What a proxy forwards is believed only of
 * `trustedProxies` (addresses and networks).
 */
export function createClientAddress(
  _trustedProxies: readonly string[],
): (incoming: IncomingMessage | undefined) => string | undefined {
  return (incoming) => incoming?.socket.remoteAddress;
}
