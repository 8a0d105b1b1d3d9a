import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startTracing } from "#platform/tracing/start-tracing.ts";
import { startCollector, type CollectedSpan } from "../../support/collector.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { startSalesShop } from "../orders/sales-shop.ts";

const SERVER = 2;
const CLIENT = 3;
const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

const collector = await startCollector();
afterAll(() => collector.stop());
const rates = createServer((_request, response) =>
  response.end('{"base":"USD","rates":{"ILS":3}}'),
);
rates.listen(0, "127.0.0.1");
await once(rates, "listening");
const { port: ratesPort } = rates.address() as AddressInfo; // it listens on a port
afterAll(() => void rates.close());

describe("a shop with a collector", async () => {
  const { shop, send, asAdmin, adminToken } = await startSalesShop({
    otlpEndpoint: collector.url,
    exchangeRatesUrl: `http://127.0.0.1:${ratesPort}/latest?key=hidden-key`,
    doesJobs: true,
  });

  /** The span of this name, as soon as it has arrived. */
  async function arrived(
    isIt: (span: CollectedSpan) => boolean,
    name: string,
  ): Promise<CollectedSpan> {
    await expect
      .poll(() => collector.spans().some(isIt), { timeout: 10_000, message: name })
      .toBe(true);
    const found = collector.spans().find(isIt);
    if (found === undefined) throw new Error(`no span ${name}`);
    return found;
  }
  const named = (name: string) => arrived((span) => span.name === name, name);

  test("TRACE-01 TRACE-02 reports requests, transactions, jobs and outgoing calls, without personal data", async () => {
    const token = await adminToken();
    const order = await send("/api/orders", orderBody({ olive: 1 }));
    expect(order.status).toBe(200);
    const key = /"accessKey":"([^"]+)"/.exec(order.text)?.[1] ?? "order-key-of-nobody";
    await fetch(`${shop.url}/order-status/${key}?token=hidden-token`);
    await asAdmin("POST", "/api/functions/exchange-rates", { action: "fetch_rates" });

    const placing = await named("POST /api/orders");
    expect(placing).toMatchObject({ kind: SERVER, hasFailed: false });
    expect(placing.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/api/orders",
      "http.response.status_code": 200,
    });
    const inIt = await arrived(
      ({ parentSpanId, name }) =>
        parentSpanId === placing.spanId && name.startsWith("transaction "),
      "a transaction of the order",
    );
    expect(inIt.traceId).toBe(placing.traceId);
    expect(inIt.attributes).toMatchObject({ "db.role": "shop_checkout" });
    expect((await named("job send-mail")).attributes).toMatchObject({ "job.attempt": 1 });
    const call = await arrived(({ kind }) => kind === CLIENT, "a call");
    expect(call.attributes).toMatchObject({
      "server.address": "127.0.0.1",
      "server.port": ratesPort,
      "http.response.status_code": 200,
    });
    const calls = collector.spans().filter(({ kind }) => kind === CLIENT);
    expect(calls.map(({ attributes }) => attributes["server.port"])).not.toContain(collector.port);

    // The log leads to the trace.
    const line = shop.logged.find((it) => it["path"] === "/api/orders" && it["msg"] === "request");
    expect(line?.["traceId"]).toBe(placing.traceId);
    expect(line?.["requestId"]).toBe(placing.attributes["shop.request_id"]);

    expect(collector.paths()).toEqual(["/v1/traces"]);
    const sent = collector.sent();
    expect(sent).not.toContain("@wanderpaw.example");
    expect(sent).not.toContain("mail.example");
    expect(sent).not.toContain(key);
    expect(sent).not.toContain("hidden");
    expect(sent).not.toContain(token);
    expect(sent).not.toMatch(/"[^"]*@[^"]*"/);
  });

  test("TRACE-03 continues the trace of a trusted proxy", async () => {
    await fetch(`${shop.url}/api/catalog/variants?slugs=olive`, { headers: { traceparent } });
    const span = await named("GET /api/catalog/variants");
    expect(span).toMatchObject({ traceId: TRACE_ID, parentSpanId: "00f067aa0ba902b7" });
  });
});

test("TRACE-03 TRACE-04 ignores traces of other senders, and marks failures", async () => {
  const own = await startCollector();
  const shop = await startSampleShop({ webBuild: sampleWebBuild(), otlpEndpoint: own.url });
  const answer = await fetch(`${shop.url}/api/catalog/variants?slugs=olive`, {
    headers: { traceparent },
  });
  expect(answer.status).toBe(503);
  await shop.stop(); // It sends what it has before it ends.
  const span = own.spans().find(({ name }) => name === "GET /api/catalog/variants");
  await own.stop();
  expect(span).toMatchObject({ hasFailed: true, attributes: { "error.type": "unavailable" } });
  expect(span?.traceId).not.toBe(TRACE_ID);
  expect(span?.parentSpanId ?? "").toBe("");
});

test("TRACE-05 an unreachable collector costs one warning and does not delay the shutdown", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const tracing = await startTracing({ endpoint: "http://127.0.0.1:1/secret", log });
  const work = async () => tracing.runInSpan({ name: "work", kind: "server" }, async () => "done");
  expect(await work()).toBe("done");
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(1);
  await work();
  const startedAt = performance.now();
  await tracing.stop();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("traces do not reach their collector");
  expect(lines[0]).not.toContain("secret");
});

test("TRACE-06 without a collector none of the libraries is loaded", () => {
  const loaded = (endpoint: string | undefined) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", getLoading(endpoint)], {
      encoding: "utf8",
    });
  expect(loaded(undefined)).toBe("false");
  expect(loaded("http://127.0.0.1:1")).toBe("true");
});

/** A program that starts tracing and says whether any library for it was asked for. */
const getLoading = (endpoint: string | undefined) => `
  import { registerHooks } from "node:module";
  let isAsked = false;
  registerHooks({
    resolve(name, context, next) {
      isAsked ||= name.startsWith("@opentelemetry/");
      return next(name, context);
    },
  });
  const { startTracing } = await import("#platform/tracing/start-tracing.ts");
  const tracing = await startTracing({ endpoint: ${JSON.stringify(endpoint)}, log: { warn() {}, info() {} } });
  await tracing.stop();
  process.stdout.write(String(isAsked));
`;
