// Raw bytes over a socket, from a client that keeps no rule of HTTP.
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "#server/http/http-server.ts";
import { rawRequest, sendRaw, getStatuses } from "../http/http-client.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { texts } from "./payloads.ts";

const shop = await startSampleShop({ webBuild: sampleWebBuild() });
afterAll(() => shop.stop());

/** Another request, hidden in what may be the body of the first. */
const hidden = "GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n";
const post = (headers: readonly string[], body: string) =>
  `POST /api/none HTTP/1.1\r\nHost: shop.example\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
const length = (bytes: number | string) => `Content-Length: ${bytes}`;
const chunked = "Transfer-Encoding: chunked";

const smuggled: Readonly<Record<string, string>> = {
  "a length and chunks": post([length(5), chunked], `0\r\n\r\n${hidden}`),
  "chunks and a length": post([chunked, length(hidden.length + 5)], `0\r\n\r\n${hidden}`),
  "two lengths": post([length(0), length(hidden.length)], hidden),
  "two lengths in one line": post([length(`0, ${hidden.length}`)], hidden),
  "a length with a sign": post([length(`+${hidden.length}`)], hidden),
  "a length in hexadecimal digits": post([length("0x10")], hidden),
  "chunks in words that only some understand": post(
    ["Transfer-Encoding: xchunked"],
    `0\r\n\r\n${hidden}`,
  ),
  "chunks twice": post([chunked, "Transfer-Encoding: identity"], `0\r\n\r\n${hidden}`),
  "chunks that are not the last coding": post(
    ["Transfer-Encoding: chunked, gzip"],
    `0\r\n\r\n${hidden}`,
  ),
  "a space before the colon": post(
    ["Transfer-Encoding : chunked", length(4)],
    `0\r\n\r\n${hidden}`,
  ),
  "a folded header": post(["X: a", " Transfer-Encoding: chunked", length(4)], `0\r\n\r\n${hidden}`),
  "a vertical tab": post(["Transfer-Encoding: \u000bchunked", length(4)], `0\r\n\r\n${hidden}`),
  "a chunk longer than it says": post([chunked], `1\r\nab\r\n0\r\n\r\n${hidden}`),
  "a chunk size that overflows": post([chunked], `ffffffffffffffff1\r\n\r\n${hidden}`),
  "a bare carriage return": `GET / HTTP/1.1\rHost: shop.example\r\r${hidden}`,
  "a header name with a line feed alone": `GET / HTTP/1.1\nHost: shop.example\nX\n\n${hidden}`,
};

describe("HOST-20 a request that is hidden in another one by", () => {
  test.each(Object.entries(smuggled))("%s gets no answer", async (_, bytes) => {
    const received = await sendRaw(shop.port, bytes, 1_000);
    expect(received).not.toContain('"status":"ok"');
    expect(getStatuses(received).filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});

test("HOST-20 pipelined requests on one connection are answered in their order", async () => {
  const close = "GET /api/none HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
  const received = await sendRaw(shop.port, `${hidden}${post([length(2)], "{}")}${hidden}${close}`);
  // The next answer begins where the body of the one before ends, in the middle of a line.
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([200, 404, 200, 404]);
});

const utf8 = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const ways = [
  "../secret.txt",
  "..%2fsecret.txt",
  "%2e%2e/secret.txt",
  "%2e%2e%2fsecret.txt",
  "..%5csecret.txt",
  "..\\secret.txt",
  "%252e%252e%252fsecret.txt",
  "..;/secret.txt",
  "....//secret.txt",
  "%c0%ae%c0%ae/secret.txt",
  "%uff0e%uff0e/secret.txt",
  "product/../../../secret.txt",
  "/secret.txt",
  "secret.txt%00.avif",
  "secret.txt::$DATA",
  ".env",
  ".git/config",
  ...texts.map(utf8),
];

test("HOST-21 no address leads out of the folders of files, or to another site", async () => {
  const targets = [
    "/",
    "/assets/",
    "/media/",
    "/media/product/",
    "/uploads/",
    "/uploads/../",
    "//evil.example/",
    "/\\evil.example/",
  ].flatMap((folder) => ways.map((way) => folder + way));
  const answers: { target: string; received: string }[] = [];
  for (let at = 0; at < targets.length; at += 20)
    answers.push(
      ...(await Promise.all(
        targets.slice(at, at + 20).map(async (target) => ({
          target,
          received: await sendRaw(shop.port, rawRequest(target), 10_000),
        })),
      )),
    );
  const wrong = answers.filter(({ received }) => {
    const [status = 0] = getStatuses(received);
    const location = /^location: (.*)\r$/im.exec(received)?.[1];
    const leadsAway = location !== undefined && !/^\/(?![/\\])/.test(location);
    return (
      ![200, 301, 400, 404, 414].includes(status) || leadsAway || /\bsecret\r?$/m.test(received)
    );
  });
  expect(wrong.map(({ target, received }) => [target, received.slice(0, 200)])).toEqual([]);
  const inside = answers.filter(({ target }) => /^\/(assets|media|uploads)\//.test(target));
  expect(inside.filter(({ received }) => getStatuses(received)[0] === 200)).toEqual([]);
});

test("HOST-22 a client that sends nothing, or too slowly, is disconnected", async () => {
  // Reads what is sent, as endpoints do.
  const listener = getRequestListener(async (request) => new Response(await request.text()));
  const server = await startHttpServer({
    host: "127.0.0.1",
    port: 0,
    listener: (incoming, outgoing) => void listener(incoming, outgoing),
    timeouts: {
      headersMs: 150,
      requestMs: 300,
      readMs: 300,
      bytesPerSecond: 1_000_000,
      lookEveryMs: 50,
    },
  });
  onTestFinished(() => server.stop());
  const slow = [
    "GET / HTTP/1.1\r\nHost: a\r\nX: ",
    `POST / HTTP/1.1\r\nHost: a\r\n${length(100)}\r\n\r\nabc`,
    `POST / HTTP/1.1\r\nHost: a\r\n${chunked}\r\n\r\n3\r\nabc\r\n`,
  ];
  const answers = await Promise.all(slow.map((bytes) => sendRaw(server.port, bytes, 10_000)));
  expect(answers.map(getStatuses)).toEqual([[408], [408], [408]]);
  const polite = await fetch(`http://127.0.0.1:${server.port}/`, { method: "POST", body: "abc" });
  expect(await polite.text()).toBe("abc");
});

test("HOST-23 forged headers have no effect", async () => {
  const headers = [
    "X-HTTP-Method-Override: DELETE",
    "X-Original-URL: /metrics",
    "X-Rewrite-URL: /metrics",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: javascript",
    "X-Forwarded-For: 127.0.0.1, ' or 1=1 --, ::1%lo",
    "Forwarded: for=127.0.0.1;host=evil.example",
    "Accept-Language: ../../../etc/passwd",
    "Content-Encoding: gzip",
    "Expect: nonsense",
    "Upgrade: h2c",
    "Connection: Upgrade, HTTP2-Settings",
    "Cookie: __proto__=1; session=' or 1=1 --",
  ];
  const plain = getStatuses(await sendRaw(shop.port, rawRequest("/product/olive")));
  for (const header of headers) {
    const received = await sendRaw(
      shop.port,
      rawRequest("/product/olive", { headers: [header] }),
      1_000,
    );
    expect([header, ...getStatuses(received)]).toEqual([
      header,
      ...(header.startsWith("Expect") ? [417] : plain),
    ]);
    expect(received).not.toContain("evil.example");
  }
});

test("HOST-24 raw connections cause no errors in the log", () => {
  expect(shop.logged.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
});
