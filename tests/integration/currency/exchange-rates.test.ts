import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { currencyTasks } from "#modules/currency/tasks.ts";
import { createHttpRateSource } from "#modules/currency/rate-source.ts";
import { currencyEndpoints } from "#modules/inventory/rate-endpoints.ts";
import { openDatabase } from "#platform/db/client.ts";
import { silentLog } from "#platform/log.ts";
import { toVersion } from "#platform/to-version.ts";
import { orderBody } from "../../support/sample-order.ts";
import { dollarRates, startRatesServer } from "../../support/rates-server.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const server = await startRatesServer();
afterAll(() => server.stop());
const { database, shop, asAdmin, send, place, read, passTime, now } = await startSalesShop({
  exchangeRatesUrl: server.url,
});

const call = (action: string) => asAdmin("POST", "/api/functions/exchange-rates", { action });
const put = (body: object) =>
  asAdmin("PUT", "/api/admin/exchange-rates", { baseCurrency: "USD", ...body });
const list = async () =>
  currencyEndpoints.listExchangeRates.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/exchange-rates")).text),
  );
const turn = (code: string, isEnabled: boolean, version = toVersion(!isEnabled)) =>
  asAdmin("PUT", `/api/admin/currencies/${code}`, { isEnabled, version });
const shekel = async () => (await list()).rates.find((rate) => rate.targetCurrency === "ILS");
const displayPrices = async () =>
  database.asOwner(
    "select slug, display_price_minor as agorot, last_exchange_update as at from product_variants where slug is not null order by slug",
  );

beforeEach(async () => {
  server.answer(dollarRates({ ILS: 3.7125, EUR: 0.8614, GBP: 0.7527 }));
  await database.asOwner("delete from exchange_rates");
});

describe("fetching", () => {
  test("RATE-03 fetched rates are stored with their source and time, and counted", async () => {
    passTime(60);
    const answer = currencyEndpoints.exchangeRates.response.parse(
      JSON.parse((await call("fetch_rates")).text),
    );
    expect(answer.updated_count).toBe(3);
    expect(answer.rates?.map((it) => it.targetCurrency).toSorted()).toEqual(["EUR", "GBP", "ILS"]);
    expect(await shekel()).toEqual({
      baseCurrency: "USD",
      targetCurrency: "ILS",
      rate: "3.7125",
      version: toVersion("3.7125"),
      source: server.url.split("/")[2],
      updatedAt: now().toISOString(),
      isStale: false,
    });
    server.answer(dollarRates({ ILS: 3.5 }));
    passTime(60);
    expect(JSON.parse((await call("fetch_rates")).text)).toMatchObject({ updated_count: 1 });
    const { rates } = await list();
    expect(rates.map((it) => `${it.targetCurrency} ${it.rate}`)).toEqual([
      "ILS 3.5",
      "EUR 0.8614",
      "GBP 0.7527",
    ]);
  });

  test("RATE-04 when a source fails or suddenly deviates, the last rate is kept and its age shown", async () => {
    await call("fetch_rates");
    const before = await shekel();
    for (const bad of [{ ILS: 9 }, { ILS: 1.2 }, { ILS: 3.7, EUR: 3 }]) {
      server.answer(dollarRates(bad));
      expect(await call("fetch_rates")).toMatchObject({ status: 503, code: "rates_unavailable" });
    }
    server.answer((response) => response.writeHead(500).end());
    expect(await call("fetch_rates")).toMatchObject({ code: "rates_unavailable" });
    expect(await shekel()).toEqual(before);
    passTime(3 * 86_400);
    expect(await shekel()).toEqual(before);
    passTime(1);
    expect(await shekel()).toEqual({ ...before, isStale: true });
  });

  test("RATE-05 no database connection is held while the source responds", async () => {
    const waiting: (() => void)[] = [];
    server.answer((response) => {
      waiting.push(() => response.end(JSON.stringify(dollarRates({ ILS: 3.6 }))));
    });
    // More at once than the shop has connections.
    const calls = Array.from({ length: 6 }, () => call("fetch_rates"));
    await expect.poll(() => waiting.length).toBe(6);
    const [row] = await database.asOwner(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(row).toEqual({ open: 0 });
    expect((await list()).rates).toEqual([]);
    for (const finish of waiting) finish();
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(await shekel()).toMatchObject({ rate: "3.6" });
  });
});

describe("the displayed prices", () => {
  test("RATE-06 ADMIN-95 displayed prices are recalculated on request, rounded half up, with the time", async () => {
    await put({ targetCurrency: "ILS", rate: "3.5" });
    await database.asOwner("update product_variants set price_minor = 7501 where slug = 'blue'");
    expect(await list()).toMatchObject({ hasOldPrices: true });
    passTime(30);
    const { updated_count } = currencyEndpoints.exchangeRates.response.parse(
      JSON.parse((await call("update_rates")).text),
    );
    expect(await list()).toMatchObject({ hasOldPrices: false });
    const [row] = await database.asOwner("select count(*)::int as all from product_variants");
    expect(updated_count).toBe(row?.["all"]);
    // 75.01 × 3.5 = 262.535
    for (const { slug, ...shown } of await displayPrices())
      expect(shown).toEqual({ agorot: slug === "blue" ? 26_254 : 26_247, at: now() });
    await put({ targetCurrency: "ILS", rate: "4" });
    expect((await displayPrices())[0]).toMatchObject({ agorot: 26_254 });
    expect(await list()).toMatchObject({ hasOldPrices: true });
    await database.asOwner("update product_variants set price_minor = 7499 where slug = 'blue'");
  });

  test("RATE-07 displayed prices stay unchanged without a rate", async () => {
    const before = await displayPrices();
    expect(JSON.parse((await call("update_rates")).text)).toEqual({ updated_count: 0 });
    expect(await displayPrices()).toEqual(before);
    expect(await list()).toMatchObject({ hasOldPrices: false });
  });
});

describe("a manual rate", () => {
  test("RATE-08 a manual rate becomes the newest at once, also for new orders; existing orders keep theirs", async () => {
    await put({ targetCurrency: "ILS", rate: "3.5" });
    const first = await place(orderBody({ olive: 1 }));
    const answer = await put({
      targetCurrency: "ILS",
      rate: "3.87654321",
      version: toVersion("3.5"),
    });
    expect(JSON.parse(answer.text)).toMatchObject({ rate: "3.87654321", source: "manual" });
    const second = await place(orderBody({ caramel: 1 }));
    expect((await read(second)).ilsRate).toMatchObject({ rate: "3.87654321", source: "manual" });
    expect((await read(first)).ilsRate).toMatchObject({ rate: "3.50000000" });
  });

  test("RATE-09 a rate that has changed meanwhile is not overwritten, and the current one is returned", async () => {
    expect(await put({ targetCurrency: "ILS", rate: "3.5", version: null })).toMatchObject({
      status: 200,
    });
    expect(await put({ targetCurrency: "ILS", rate: "3.6", version: null })).toMatchObject({
      code: "conflict",
      conflict: { changedBy: "Noa Adler", current: { rate: "3.5" } },
    });
    expect(
      await put({ targetCurrency: "ILS", rate: "3.6", version: toVersion("3.4") }),
    ).toMatchObject({
      code: "conflict",
    });
    expect(
      await put({ targetCurrency: "EUR", rate: "0.9", version: toVersion("0.8") }),
    ).toMatchObject({
      code: "conflict",
      conflict: { current: { rate: null } },
    });
    expect(await shekel()).toMatchObject({ rate: "3.5" });
  });

  test.each(["0", "-1", "3,7", "3.123456789", "1e2", "1001", "0.0001", "x", ""])(
    "RATE-10 the rate %j is refused",
    async (rate) => {
      expect(await put({ targetCurrency: "ILS", rate })).toMatchObject({
        status: 422,
        fields: { rate: ["malformed"] },
      });
    },
  );

  test("RATE-10 currency pairs that the shop does not use are refused", async () => {
    for (const body of [
      { targetCurrency: "USD", rate: "1" },
      { targetCurrency: "ILS", rate: "4", baseCurrency: "EUR" },
    ])
      expect(await put(body)).toMatchObject({ status: 422 });
  });
});

test("RATE-11 only administrators see and change rates", async () => {
  for (const token of [await getToken("moderator@wanderpaw.example"), undefined])
    for (const [method, path, body] of [
      ["GET", "/api/admin/exchange-rates", undefined],
      ["POST", "/api/functions/exchange-rates", { action: "update_rates" }],
      ["PUT", "/api/admin/exchange-rates", { baseCurrency: "USD" }],
    ] as const) {
      const answer = await fetch(shop.url + path, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.status).toBe(token === undefined ? 401 : 403);
    }
});

async function getToken(email: string): Promise<string> {
  const { text } = await send("/api/auth/sign-in", { email, password: "Wanderpaw!2026" });
  return z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
}

describe("the currencies", () => {
  const find = async (code: string) => (await list()).currencies.find((it) => it.code === code);

  test("RATE-15 the owner switches currencies on and off, and a change of someone else is not undone", async () => {
    expect((await list()).currencies.filter((it) => it.isEnabled).map((it) => it.code)).toEqual([
      "USD",
      "ILS",
    ]);
    expect(await turn("EUR", true)).toMatchObject({ status: 200 });
    expect(await find("EUR")).toMatchObject({ isEnabled: true, use: null });
    expect(await turn("EUR", false, toVersion(false))).toMatchObject({
      code: "conflict",
      conflict: { changedBy: "Noa Adler", current: { isEnabled: true } },
    });
    expect(await turn("EUR", false)).toMatchObject({ status: 200 });
    expect(await turn("XAF", true)).toMatchObject({ status: 422 });
  });

  test("RATE-16 a currency of the catalog, of the figures or of unpaid orders stays on, and the answer says why", async () => {
    await turn("EUR", true);
    const id = await place(orderBody({ olive: 1 }));
    await database.asOwner(
      `update orders set currency = 'EUR', ils_rate = 4, usd_rate = 1.1, ils_rate_source = 'test',
         ils_rate_date = '2026-01-01' where id = $1`,
      [id],
    );
    for (const [code, use] of [
      ["USD", "main"],
      ["ILS", "home"],
      ["EUR", "unpaid_orders"],
    ] as const) {
      expect(await find(code)).toMatchObject({ use });
      expect(await turn(code, false)).toMatchObject({ status: 422, fields: { isEnabled: [use] } });
    }
    await database.asOwner("update orders set status = 'cancelled' where id = $1", [id]);
    expect(await turn("EUR", false)).toMatchObject({ status: 200 });
  });
});

describe("automatically", () => {
  const worker = openDatabase({ connectionString: database.appUrl, max: 1, log: silentLog });
  afterAll(() => worker.close());
  const job = currencyTasks({
    database: worker,
    clock: now,
    log: silentLog,
    rateSource: createHttpRateSource({ url: server.url }),
  })["fetch-rates"];
  const run = () => job?.run({}, { isLast: false });

  test("RATE-12 the shop fetches rates once a day, and retries within an hour when it gets none", async () => {
    server.answer((response) => response.writeHead(500).end());
    await run();
    expect(await shekel()).toBeUndefined();
    server.answer(dollarRates({ ILS: 3.6 }));
    await run();
    expect(await shekel()).toMatchObject({ rate: "3.6" });
    server.answer(dollarRates({ ILS: 3.7 }));
    passTime(19 * 3_600);
    await run();
    expect(await shekel()).toMatchObject({ rate: "3.6" });
    passTime(3_600);
    await run();
    expect(await shekel()).toMatchObject({ rate: "3.7" });
    // A currency that was just switched on does not wait for the next day.
    server.answer(dollarRates({ ILS: 3.71, JPY: 155.2 }));
    await turn("JPY", true);
    await run();
    expect((await list()).rates.map(({ targetCurrency, rate }) => [targetCurrency, rate])).toEqual([
      ["ILS", "3.71"],
      ["JPY", "155.2"],
    ]);
  });
});
