import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import proxyAddr from "proxy-addr";
import { isLoopback } from "../config-addresses.ts";
import { getRequestKind } from "./request-kind.ts";

/**
 * Returns a function that tells the IP address from which a request comes. What a proxy forwards is
 * believed only of `trustedProxies` (addresses and networks): X-Forwarded-For is read from its end,
 * where the nearest proxy writes, up to the first address that is no such proxy; everything before
 * it may be a lie. Undefined without a connection.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (incoming: IncomingMessage | undefined) => string | undefined {
  const isProxy = proxyAddr.compile([...trustedProxies]);
  return (incoming) => {
    if (incoming === undefined) return undefined;
    let believed: string | undefined;
    // The connection's own address first, then what was forwarded, the nearest first.
    for (const [distance, header] of proxyAddr.all(incoming).entries()) {
      const address = toPlainAddress(header);
      if (address === undefined) break;
      believed = address;
      if (!isProxy(address, distance)) break;
    }
    return believed;
  };
}

/**
 * Returns a function that tells whether a request was forwarded by something on this machine or in
 * a private network that is none of `trustedProxies`: a proxy that was forgotten. What comes from
 * the internet may contain anything.
 */
export function createForgottenProxyCheck(
  trustedProxies: readonly string[],
): (incoming: IncomingMessage | undefined) => boolean {
  const isProxy = proxyAddr.compile([...trustedProxies]);
  const isNear = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);
  return (incoming) => {
    if (incoming === undefined) return false;
    const { "x-forwarded-for": listed, forwarded } = incoming.headers;
    if (listed === undefined && forwarded === undefined) return false;
    const address = toPlainAddress(incoming.socket.remoteAddress);
    return address !== undefined && isNear(address, 0) && !isProxy(address, 0);
  };
}

/**
 * Returns a function that tells whether one of `trustedProxies` forwarded a request for the shop's
 * host without saying for whom. Health checks are no visitor's request.
 */
export function createSilentProxyCheck(
  trustedProxies: readonly string[],
  publicUrl: string,
): (incoming: IncomingMessage | undefined) => boolean {
  const isFromProxy = createProxyCheck(trustedProxies);
  const { host: publicHost, hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) return () => false;
  return (incoming) => {
    if (incoming === undefined || getRequestKind(incoming.url ?? "") === "operations") return false;
    const { host, "x-forwarded-for": listed } = incoming.headers;
    return listed === undefined && host === publicHost && isFromProxy(incoming);
  };
}

/** Returns a function that tells whether a request comes straight from one of `trustedProxies`. */
export function createProxyCheck(
  trustedProxies: readonly string[],
): (incoming: IncomingMessage | undefined) => boolean {
  const isProxy = proxyAddr.compile([...trustedProxies]);
  return (incoming) => {
    const address = toPlainAddress(incoming?.socket.remoteAddress);
    return address !== undefined && isProxy(address, 0);
  };
}

/**
 * The address alone: without the zone and port that some proxies add, and IPv4 in its own notation.
 */
export function toPlainAddress(header: string | undefined): string | undefined {
  const text = header?.trim() ?? ""; // A connection that has been closed meanwhile has no address.
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [bare = ""] = (bracketed ?? beforePort ?? text).split("%");
  const [, mapped = ""] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (isIPv4(mapped)) return mapped;
  return isIP(bare) === 0 ? undefined : bare;
}
