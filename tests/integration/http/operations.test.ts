import { shopVersion } from "#platform/shop-version.ts";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "#server/http/http-server.ts";
import { openDatabase } from "#platform/db/client.ts";
import { silentLog } from "#platform/log.ts";
import { noTracing } from "#platform/tracing/tracing.ts";
import { startOperations } from "../../../src/server/start/start-operations.ts";
import { StartupError } from "#platform/startup-error.ts";
import { testDatabase } from "../../support/database.ts";
import { createBegunCount } from "./count-begun.ts";
import { rawRequest, sendRaw, getStatuses } from "./http-client.ts";
import { startSampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const database = await testDatabase();

async function startShop(options: Partial<Parameters<typeof startSampleShop>[0]> = {}) {
  const shop = await startSampleShop({ webBuild: sampleWebBuild(), ...options });
  onTestFinished(() => shop.stop());
  return shop;
}

test("OPS-01 the process reports that it is alive, and its version, whatever else is broken", async () => {
  const shop = await startShop();
  const answer = await fetch(`${shop.url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: "ok", version: shopVersion },
  ]);
});

test("OPS-02 the shop is ready when the database answers", async () => {
  const shop = await startShop({ connectionString: database.appUrl });
  const answer = await fetch(`${shop.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: "ready" }]);
});

test("OPS-02 the shop is not ready without its database, or when any other check fails", async () => {
  const shop = await startShop({
    checks: [{ name: "mood", check: () => Promise.reject(new Error("bad")) }],
  });
  const answer = await fetch(`${shop.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: "not ready", failed: ["database", "mood"] },
  ]);
});

test("OPS-02 a check that hangs counts as failed", async () => {
  const shop = await startShop({
    connectionString: database.appUrl,
    checks: [{ name: "stuck", check: () => new Promise(() => undefined) }],
  });
  const answer = await fetch(`${shop.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: "not ready", failed: ["stuck"] },
  ]);
});

/** The process of a shop that does jobs alone. */
async function startJobsPiece() {
  const own = openDatabase({
    connectionString: database.appUrl,
    max: 1,
    log: silentLog,
    tracing: noTracing,
  });
  const config = { host: "127.0.0.1", port: 0 };
  const clock = () => new Date("2025-01-15T12:00:00Z");
  const server = await startOperations({
    config,
    database: own,
    clock,
    checks: [],
    log: silentLog,
  });
  onTestFinished(async () => {
    await server.stop();
    await own.close();
  });
  return server;
}

test.each([
  ["a shop", () => startShop({ connectionString: database.appUrl })],
  ["a demo", () => startShop({ connectionString: database.appUrl, demo: true })],
  ["a process for jobs", startJobsPiece],
])("OPS-30 %s answers for any Host, and in HTTP/1.0 without one", async (_, start) => {
  const shop = await start();
  const heads = ["HTTP/1.0", "HTTP/1.0\r\nHost: a.example", "HTTP/1.1\r\nHost: 10.0.0.7:3001"];
  for (const path of ["/healthz", "/readyz"])
    for (const head of heads) {
      const received = await sendRaw(shop.port, `GET ${path} ${head}\r\nConnection: close\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1\.1 200 /);
    }
  const figures = await sendRaw(shop.port, "GET /metrics HTTP/1.0\r\n\r\n");
  expect(getStatuses(figures)).toEqual([404]);
});

test("HOST-40 however many clients request the readiness check, one check is running", async () => {
  const mayEnd = Promise.withResolvers<void>();
  let checks = 0;
  const check = () => {
    checks += 1;
    return mayEnd.promise;
  };
  const shop = await startShop({
    connectionString: database.appUrl,
    checks: [{ name: "slow", check }],
  });
  const answers = Array.from({ length: 20 }, () => fetch(`${shop.url}/readyz`));
  await expect.poll(createBegunCount(shop.url)).toBe(20);
  expect(checks).toBe(1);
  mayEnd.resolve();
  for (const answer of answers) expect((await answer).status).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(checks).toBe(2);
});

test("OPS-03 metrics are only for this machine, and not for requests that a proxy on it forwards", async () => {
  const shop = await startShop();
  await fetch(`${shop.url}/`);
  await fetch(`${shop.url}/`);
  const local = await fetch(`${shop.url}/metrics`);
  const text = await local.text();
  expect(local.status).toBe(200);
  expect(text).toContain('http_answers_total{source="cache"} 1');
  expect(text).toContain('http_answers_total{source="render"} 1');
  expect(text).toContain("html_cache_entries 1");
  expect(text).toMatch(/http_request_duration_seconds_count\{kind="page",status="2xx"\} 1/);
  expect(text).toContain("process_resident_memory_bytes");
  const forwarded = await fetch(`${shop.url}/metrics`, {
    headers: { "x-forwarded-for": "203.0.113.9" },
  });
  expect(forwarded.status).toBe(404);
  // A proxy on this machine that adds no header of its own still names the shop.
  const proxied = await sendRaw(shop.port, rawRequest("/metrics"));
  expect(getStatuses(proxied)).toEqual([404]);
});

/** Names of the client library, which follow other rules. */
const named = /^nodejs_active_(?:handles|requests|resources)_total$/;
/** Names of one more release. */
const former = new Set(["http_answers", "html_cache", "job_queue", "backups", "replica"]);
/** Other units than those of Prometheus, their short forms, and kinds. */
const wrongWord =
  /(?:^|_)(?:s|ms|us|ns|sec|m|h|d|b|kb|mb|gb|milliseconds|minutes|hours|days|kilobytes|megabytes|percent|gauge|counter|histogram)(?:_|$)/;

function findMisnamed(text: string): string[] {
  const helps = new Set([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name));
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) => {
    const isFine =
      helps.has(name) &&
      /^[a-z][a-z\d]*(?:_[a-z\d]+)*$/.test(name) &&
      name.endsWith("_total") === (type === "counter") &&
      !/_(?:count|sum|bucket|info)$/.test(name.replace(/^nodejs_version_info$/, "")) &&
      !wrongWord.test(name);
    return isFine || named.test(name) ? [] : [`${name} is a ${type}`];
  });
}

test("HTTP-63 metrics are named by Prometheus's conventions: with unit, and with _total for counters", async () => {
  const shop = await startShop({ connectionString: database.appUrl });
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  expect(findMisnamed(text)).toEqual([]);
  for (const name of ["http_answers_total", "html_cache_bytes", "job_queue_oldest_due_seconds"])
    expect(text).toMatch(new RegExp(`^${name}\\b.* \\d`, "m"));
  expect(findMisnamed("# TYPE answers counter\n# TYPE wait_ms gauge\n")).toHaveLength(2);
});

test("HTTP-63 the former names of metrics exist for one more release, with the same values", async () => {
  const shop = await startShop({ connectionString: database.appUrl });
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const values = [...text.matchAll(/^(\w+)\{what="(\w+)"\} (\S+)$/gm)];
  expect(new Set(values.map(([, name]) => name))).toEqual(former.difference(new Set(["replica"])));
  expect(text).toContain(
    `html_cache_bytes ${values.find(([, , what]) => what === "bytes")?.[3]}\n`,
  );
});

test("API-01 a database outage makes the API unavailable, with a retry time", async () => {
  const shop = await startShop();
  const answer = await fetch(`${shop.url}/api/catalog/variants`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const requestId = answer.headers.get("x-request-id");
  await expect(answer.json()).resolves.toMatchObject({
    code: "unavailable",
    status: 503,
    requestId,
    retryAfter: 5,
  });
  // Logged once, with the cause that the answer does not show.
  expect(
    shop.logged.filter((line) => line["level"] === "error" && line["requestId"] === requestId),
  ).toHaveLength(1);
});

test("API-06 unknown API paths and methods answer problem documents, not pages", async () => {
  const shop = await startShop();
  const ask = async (path: string, method: string) => {
    const answer = await fetch(shop.url + path, { method });
    const body = (await answer.json()) as { code: unknown }; // compared below, whatever it is
    return [
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("allow"),
      body.code,
    ];
  };
  const type = "application/problem+json";
  expect(await ask("/api", "GET")).toEqual([404, type, null, "not_found"]);
  expect(await ask("/api/unknown", "POST")).toEqual([404, type, null, "not_found"]);
  expect(await ask("/api/catalog/variants", "DELETE")).toEqual([
    405,
    type,
    "GET, HEAD",
    "method_not_allowed",
  ]);
  // Nor do pages take what no browser sends them.
  expect(await ask("/contact", "PATCH")).toEqual([405, type, "GET, HEAD", "method_not_allowed"]);
});

test("API-02 the description of the API is served", async () => {
  const shop = await startShop();
  const answer = await fetch(`${shop.url}/api/openapi.json`);
  await expect(answer.json()).resolves.toMatchObject({
    openapi: "3.1.0",
    paths: { "/api/catalog/variants": { get: {} } },
  });
});

test("OPS-04 a port in use is explained in one sentence", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const start = startHttpServer({ host: "127.0.0.1", port, listener: () => undefined });
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use by another program`);
});

test("OPS-04 an address of another machine is explained", async () => {
  await expect(
    startHttpServer({ host: "192.0.2.1", port: 0, listener: () => undefined }),
  ).rejects.toThrow("HOST is 192.0.2.1, which is not an address of this computer");
});

test("OPS-05 a stop lets the running response finish, and accepts no new one", async () => {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const server = await startHttpServer({
    host: "127.0.0.1",
    port: 0,
    listener: (_, response) => {
      arrived.resolve();
      void gate.promise.then(() => response.end("finished"));
    },
  });
  const running = fetch(`http://127.0.0.1:${server.port}/`);
  await arrived.promise;
  const stopped = server.stop();
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow("fetch failed");
  gate.resolve();
  await expect((await running).text()).resolves.toBe("finished");
  // A client that keeps its connection open does not hold the process.
  const before = performance.now();
  await stopped;
  expect(performance.now() - before).toBeLessThan(2_000);
});

test("HTTP-14 a client that sends nothing or too slowly does not delay others", async () => {
  const shop = await startShop();
  const silent = sendRaw(shop.port, "GET / HTTP/1.1\r\nHost: a\r\n", 500);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendRaw(shop.port, rawRequest("/"))),
  );
  for (const answer of answers) expect(getStatuses(answer)).toEqual([200]);
  await silent;
});
