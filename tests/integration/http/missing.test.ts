// Addresses that do not exist, and methods that an address does not know.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { data } from "react-router";
import { getStatuses, rawRequest, sendRaw } from "./http-client.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";

let shop: SampleShop;
let renders = 0;
let words = "first";

beforeAll(async () => {
  const webBuild = sampleWebBuild({
    product: (_, { pathname }) =>
      pathname === "/product/none" ? data("", { status: 404 }) : undefined,
    anything() {
      renders += 1;
      return data(words.repeat(500), { status: 404 });
    },
  });
  shop = await startSampleShop({ webBuild });
});

afterAll(() => shop.stop());

const get = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);

describe("an address without a page", () => {
  test("HTTP-60 all missing addresses share one page, which is rendered once, cached and compressed", async () => {
    const first = await get("/no/such/page");
    const text = await first.text();
    const before = renders;
    const others = ["/no/other", "/a/b/c?utm_source=mail", "/nothing/here"];
    for (const path of others) {
      // oxlint-disable-next-line no-await-in-loop -- three requests
      const answer = await get(path, { headers: { "accept-encoding": "br" } });
      expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, "br"]);
      // oxlint-disable-next-line no-await-in-loop -- three requests
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get("content-security-policy")).toBe(
        first.headers.get("content-security-policy"),
      );
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(Number(answer.headers.get("content-length"))).toBeLessThan(text.length / 4);
    }
    expect(renders).toBe(before);
  });

  test("HTTP-60 the shared page is never answered with 304, and no client caches it", async () => {
    const answer = await get("/no/such/page", { headers: { "if-none-match": "*" } });
    expect([answer.status, answer.headers.get("etag")]).toEqual([404, null]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-stand-in")).toBeNull();
  });

  test("HTTP-60 the shared page shows changes, as other pages do", async () => {
    expect(await (await get("/no/such/page")).text()).toContain("first");
    words = "second";
    shop.cache.expire();
    expect(await (await get("/no/such/page")).text()).toContain("second");
    expect(await (await get("/another/page")).text()).toContain("second");
  });

  test("HTTP-60 an open page learns in its data that the address is missing", async () => {
    const answer = await get("/no/such/page.data");
    expect([answer.status, (await answer.text()).includes("second")]).toEqual([404, true]);
  });

  test.each(["/x.php", "/.env", "/.git/config", "/backup.tar.gz", "/a/b.SQL", "/product/x.zip"])(
    "HTTP-61 an address that looks like a file (%s) is answered with a line of text",
    async (path) => {
      const before = renders;
      const answer = await get(path.toLowerCase());
      expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(renders).toBe(before);
    },
  );

  test("HTTP-61 a form sent to an address that looks like a file is answered with a line of text as well", async () => {
    const answer = await get("/xmlrpc.php", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    });
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
  });

  test("HTTP-60 a missing address below an existing one is compressed, though rendered separately", async () => {
    const answer = await get("/product/none", { headers: { "accept-encoding": "gzip" } });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, "gzip"]);
  });

  test("HTTP-61 an address that ends as pages of other shops do gets the “not found” page", async () => {
    const answer = await get("/old/index.html");
    expect(answer.headers.get("content-type")).toContain("text/html");
  });

  test("SHELL-11 is logged in one line, so that dead links can be found", async () => {
    await (await get("/dead/link?email=rex%40shop.example")).text();
    const lines = shop.logged.filter(({ path }) => path === "/dead/link");
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ["debug", "page not found"],
      ["info", "request"],
    ]);
  });
});

test.each([
  ["POST", "/healthz", "GET, HEAD"],
  ["DELETE", "/readyz", "GET, HEAD"],
  ["PUT", "/metrics", "GET, HEAD"],
  ["POST", "/share/blog/x.jpg", "GET, HEAD"],
  ["GET", "/api/newsletter/subscriptions", "POST"],
  ["SEARCH", "/api/catalog/variants", "GET, HEAD"],
  ["TRACE", "/api/openapi.json", "GET, HEAD"],
  ["POST", "/api/docs", "GET, HEAD"],
  ["POST", "/product/olive", "GET, HEAD"],
  ["PROPFIND", "/product/olive", "GET, HEAD"],
  ["SEARCH", "/favicon.svg", "GET, HEAD"],
])("HTTP-62 %s is refused at %s, with the supported methods", async (method, path, allow) => {
  const received = await sendRaw(
    shop.port,
    rawRequest(path, { method, headers: ["Content-Length: 0"] }),
  );
  expect(getStatuses(received)).toEqual([405]);
  expect(received.toLowerCase()).toContain(`\r\nallow: ${allow.toLowerCase()}\r\n`);
});

test("API-06 HTTP-66 HEAD varies as GET does, and a refusal says when the token was wrong", async () => {
  const readHeaders = async (path: string, init: RequestInit = {}) =>
    (await fetch(shop.url + path, init)).headers;
  for (const path of ["/api/unknown", "/account", "/healthz"]) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const [full, head] = [await readHeaders(path), await readHeaders(path, { method: "HEAD" })];
    expect([path, head.get("vary")?.toLowerCase()]).toEqual([
      path,
      full.get("vary")?.toLowerCase(),
    ]);
  }
  const own = "/api/auth/session";
  expect((await readHeaders(own)).get("www-authenticate")).toBe("Bearer");
  const headers = { authorization: "Bearer no token" };
  expect((await readHeaders(own, { headers })).get("www-authenticate")).toBe(
    'Bearer error="invalid_token"',
  );
});
