import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isFromThisComputer } from "./this-computer.ts";

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  // Nothing else of it is read.
  ({
    socket: { remoteAddress },
    headers: { host: "localhost:3000", ...headers },
  }) as unknown as IncomingMessage;

test("SETUP-02 this computer reaches the page under its own names", () => {
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.1.2.3"])
    expect(isFromThisComputer(request(address))).toBe(true);
  for (const host of ["localhost", "127.0.0.1:3000", "[::1]:3000"])
    expect(isFromThisComputer(request("127.0.0.1", { host }))).toBe(true);
});

test("SETUP-02 other computers, proxies and names that resolve to this computer are refused", () => {
  for (const address of ["192.168.1.7", "10.0.0.1", "::ffff:10.0.0.1", "2001:db8::1", undefined])
    expect(isFromThisComputer(request(address))).toBe(false);
  for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])
    expect(isFromThisComputer(request("127.0.0.1", { [name]: "127.0.0.1" }))).toBe(false);
  for (const host of ["shop.example", "evil.example:3000", ""])
    expect(isFromThisComputer(request("127.0.0.1", { host }))).toBe(false);
  expect(isFromThisComputer(undefined)).toBe(false);
});
