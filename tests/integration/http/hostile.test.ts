import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "./http-client.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop({ webBuild: sampleWebBuild() });
});

afterAll(() => shop.stop());

const host = "Host: shop.example\r\nConnection: close\r\n";

/** Bytes that are sent, and the statuses that may come back; with none the connection is cut. */
const inputs: Record<string, { bytes: string | Buffer; statuses: number[] }> = {
  "no HTTP at all": { bytes: "hello\r\n\r\n", statuses: [400] },
  "a TLS greeting": { bytes: Buffer.from("1603010200010001fc0303", "hex"), statuses: [400] },
  "an unknown protocol version": { bytes: `GET / HTTP/9.9\r\n${host}\r\n`, statuses: [400] },
  "an unknown method": { bytes: rawRequest("/", { method: "BREW" }), statuses: [400] },
  TRACE: { bytes: rawRequest("/", { method: "TRACE" }), statuses: [405] },
  PROPFIND: { bytes: rawRequest("/", { method: "PROPFIND" }), statuses: [405] },
  CONNECT: { bytes: rawRequest("other.example:443", { method: "CONNECT" }), statuses: [] },
  "OPTIONS *": { bytes: rawRequest("*", { method: "OPTIONS" }), statuses: [400] },
  "no Host header": { bytes: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", statuses: [400] },
  "two Host headers": {
    bytes: rawRequest("/product/x?y=1", { headers: ["Host: other.example"] }),
    statuses: [400],
  },
  "a Host header that is no host": {
    bytes: "GET /admin HTTP/1.1\r\nHost: a b/c?d\r\nConnection: close\r\n\r\n",
    statuses: [400],
  },
  "headers that are too large": {
    bytes: rawRequest("/", { headers: [`X: ${"a".repeat(20_000)}`] }),
    statuses: [431],
  },
  "an address that is too long": { bytes: rawRequest(`/${"a".repeat(6_000)}`), statuses: [414] },
  "a way out of the folder": { bytes: rawRequest("/assets/../../secret.txt"), statuses: [400] },
  "an encoded way out of the folder": {
    bytes: rawRequest("/media/%2e%2e/%2e%2e/secret.txt"),
    statuses: [400],
  },
  "an encoded slash": { bytes: rawRequest("/media/..%2f..%2fsecret.txt"), statuses: [400] },
  "a backslash": { bytes: rawRequest("/assets\\..\\secret.txt"), statuses: [400] },
  "a null byte": { bytes: rawRequest("/product/%00"), statuses: [400] },
  "a raw null byte": { bytes: rawRequest("/product/\0"), statuses: [400] },
  "broken percent signs": { bytes: rawRequest("/product/%zz%"), statuses: [400] },
  "broken UTF-8": { bytes: rawRequest("/product/%c0%af"), statuses: [400] },
  "the absolute form": {
    bytes: rawRequest("http://other.example/product/olive"),
    statuses: [200, 301],
  },
  "the absolute form of a private page": {
    bytes: rawRequest("http://other.example/admin"),
    statuses: [404],
  },
  "a fragment": { bytes: rawRequest("/#a"), statuses: [400] },
  "a header with a line break in it": {
    bytes: rawRequest("/", { headers: ["X: a\rb"] }),
    statuses: [400],
  },
  "two lengths": {
    bytes: rawRequest("/api/none", {
      method: "POST",
      headers: ["Content-Length: 1", "Content-Length: 2"],
    }),
    statuses: [400],
  },
  "length and chunks at once": {
    bytes: `${rawRequest("/api/none", { method: "POST", headers: ["Content-Length: 4", "Transfer-Encoding: chunked"] })}0\r\n\r\nGET /admin HTTP/1.1\r\n${host}\r\n`,
    statuses: [400],
  },
  "a negative length": {
    bytes: rawRequest("/api/none", { method: "POST", headers: ["Content-Length: -1"] }),
    statuses: [400],
  },
  "broken chunks": {
    bytes: `${rawRequest("/api/none", { method: "POST", headers: ["Transfer-Encoding: chunked"] })}zz\r\n`,
    statuses: [400, 404],
  },
  "a body that is announced as huge": {
    bytes: rawRequest("/api/none", { method: "POST", headers: ["Content-Length: 99999999999"] }),
    statuses: [404],
  },
  "a body on a page that is read": {
    bytes: `${rawRequest("/", { headers: ["Content-Length: 5"] })}hello`,
    statuses: [200],
  },
  "ranges without end": {
    bytes: rawRequest("/media/product/olive-1.avif", {
      headers: [`Range: bytes=${"0-,".repeat(1_000)}`],
    }),
    statuses: [200],
  },
  "encodings without end": {
    bytes: rawRequest("/", { headers: [`Accept-Encoding: ${"br;q=0.1,".repeat(500)}`] }),
    statuses: [200],
  },
  "a cookie of rubbish": {
    bytes: rawRequest("/admin", { headers: ["Cookie: =;;;\xff=%zz"] }),
    statuses: [404],
  },
  "a form for a page that takes none": {
    bytes: rawRequest("/", { method: "POST", headers: ["Content-Length: 0"] }),
    statuses: [405],
  },
  "DELETE on a page": { bytes: rawRequest("/", { method: "DELETE" }), statuses: [405] },
  "a form that is put in place of a page": {
    bytes: rawRequest("/product/x", { method: "PUT", headers: ["Content-Length: 0"] }),
    statuses: [405],
  },
  "a form from another site": {
    bytes: rawRequest("/", {
      method: "POST",
      headers: ["Content-Length: 0", "Origin: https://evil.example"],
    }),
    statuses: [403],
  },
  "data of routes that do not exist": {
    bytes: rawRequest("/_.data?_routes=..%2f..,__proto__"),
    statuses: [200, 400, 404],
  },
};

test.each(Object.entries(inputs))(
  "HTTP-14 %s gets a proper response",
  async (_, { bytes, statuses }) => {
    const received = await sendRaw(shop.port, bytes);
    const found = getStatuses(received);
    expect(found.length).toBeLessThanOrEqual(1);
    expect(statuses.length === 0 ? [undefined] : statuses).toContain(found[0]);
    expect(received).not.toContain("secret");
    // None of it was a failure of ours.
    expect(shop.logged.filter((line) => line["level"] === "error")).toEqual([]);
  },
);

test("HTTP-14 the shop continues to work afterwards", async () => {
  expect((await fetch(`${shop.url}/`)).status).toBe(200);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
