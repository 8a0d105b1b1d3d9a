import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

/**
 * The client address of a request with these headers, as a server that trusts `proxies` sees it;
 * the request comes from 127.0.0.1.
 */
async function getAddress(
  proxies: readonly string[],
  forwarded?: string | string[],
  host = "127.0.0.1",
): Promise<string> {
  const clientAddress = createClientAddress(proxies);
  const server = createServer((incoming, answer) => answer.end(clientAddress(incoming) ?? "none"));
  server.listen(0, host === "127.0.0.1" ? "::" : host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host, port, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(text));
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

const here = "127.0.0.1";

test("LIMIT-10 an IPv4 visitor of a dual-stack socket is identified by the IPv4 address", async () => {
  expect(await getAddress([])).toBe(here);
});

test("LIMIT-10 an IPv6 visitor is identified by the IPv6 address", async () => {
  expect(await getAddress([], undefined, "::1")).toBe("::1");
});

test("LIMIT-11 without configured proxies a forwarded address is ignored", async () => {
  expect(await getAddress([], "203.0.113.9")).toBe(here);
});

test("LIMIT-11 a forwarded address is ignored when it does not come from a configured proxy", async () => {
  expect(await getAddress(["10.0.0.0/8"], "203.0.113.9")).toBe(here);
});

test.each<[string, string | string[], string]>([
  ["one address", "203.0.113.9", "203.0.113.9"],
  ["what the visitor put before it", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["a proxy behind another", "203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["a forged proxy before the visitor", "10.9.9.9, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["two headers", ["198.51.100.1", "203.0.113.9"], "203.0.113.9"],
  ["only proxies", "10.1.2.3, 10.1.2.4", "10.1.2.3"],
  ["spaces and empty parts", " , 203.0.113.9 ,", "203.0.113.9"],
  ["IPv6", "2001:db8::7", "2001:db8::7"],
  ["IPv4 written as IPv6", "::FFFF:203.0.113.9", "203.0.113.9"],
  ["a proxy written as IPv6", "203.0.113.9, ::ffff:10.1.2.3", "203.0.113.9"],
  ["a zone", "fe80::1%eth0", "fe80::1"],
  ["a port", "203.0.113.9:51234", "203.0.113.9"],
  ["an IPv6 address with a port", "[2001:db8::7]:443", "2001:db8::7"],
])("LIMIT-12 a configured proxy is trusted: %s", async (_, forwarded, expected) => {
  expect(await getAddress([here, "10.0.0.0/8"], forwarded)).toBe(expected);
});

test.each([
  ["a word", "unknown", here],
  ["a word before a proxy", "unknown, 10.1.2.3", "10.1.2.3"],
  ["a word after an address", "203.0.113.9, unknown", here],
  ["numbers that are no address", "999.1.1.1", here],
  ["an address in other bases", "0x7f.1", here],
  ["a script", "<script>alert(1)</script>", here],
  ["nothing", "", here],
  ["half a bracket", "[2001:db8::7", here],
])(
  "LIMIT-12 an invalid address is replaced by the nearest trusted one: %s",
  async (_, header, is) => {
    expect(await getAddress([here, "10.0.0.0/8"], header)).toBe(is);
  },
);

test("LIMIT-12 a network of IPv6 proxies is trusted", async () => {
  expect(await getAddress(["::1/128", "2001:db8::/32"], "203.0.113.9, 2001:db8::7", "::1")).toBe(
    "203.0.113.9",
  );
});

test("LIMIT-10 a request that did not come over the network has no address", () => {
  expect(createClientAddress([])(undefined)).toBeUndefined();
});
