import type { IncomingMessage } from "node:http";
import { isLoopback } from "#platform/config-addresses.ts";
import { toPlainAddress } from "#platform/network/client-address.ts";
import { createOwnHostCheck } from "./own-host.ts";

/** Headers that proxies add to the requests that they hand on. */
const forwarding = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
const isOwnName = createOwnHostCheck("http://localhost");

/**
 * Whether a request was made on this computer, under one of its own names, and not through a proxy.
 */
export function isFromThisComputer(incoming: IncomingMessage | undefined): boolean {
  const address = toPlainAddress(incoming?.socket.remoteAddress);
  if (incoming === undefined || address === undefined || !isLoopback(address)) return false;
  const { headers } = incoming;
  return isOwnName(headers.host) && forwarding.every((name) => headers[name] === undefined);
}
