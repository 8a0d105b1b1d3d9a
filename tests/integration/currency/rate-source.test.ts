import { afterAll, beforeEach, expect, test } from "vitest";
import { createHttpRateSource } from "#modules/currency/rate-source.ts";
import { dollarRates, startRatesServer, type RatesAnswer } from "../../support/rates-server.ts";

const server = await startRatesServer();
afterAll(() => server.stop());
const source = createHttpRateSource({ url: server.url, timeoutMs: 400 });

beforeEach(() => server.answer(dollarRates({ ILS: 3.7125, EUR: 0.8614, GBP: 0.7527 })));

test("RATE-01 rates are fetched over HTTP, and currencies that the shop does not use are dropped", async () => {
  expect(await source.fetchRates()).toEqual({
    rates: [
      { targetCurrency: "ILS", rate: "3.71250000" },
      { targetCurrency: "EUR", rate: "0.86140000" },
      { targetCurrency: "GBP", rate: "0.75270000" },
    ],
  });
  expect(source.name).toMatch(/^127\.0\.0\.1:\d+$/);
});

test("RATE-01 the format of frankfurter is read as well, and shekels alone are enough", async () => {
  server.answer({ amount: 1, base: "USD", date: "2026-03-01", rates: { ILS: 3.7 } });
  expect((await source.fetchRates()).rates).toEqual([
    { targetCurrency: "ILS", rate: "3.70000000" },
  ]);
});

const redirect: RatesAnswer = (response) => {
  response.writeHead(302, { location: "/elsewhere" }).end();
};
test.each<[string, RatesAnswer]>([
  ["an error", (response) => response.writeHead(500).end("{}")],
  ["not found", (response) => response.writeHead(404).end()],
  ["a redirect", redirect],
  ["silence", () => {}],
  ["half an answer, and silence", (response) => response.write('{"base":')],
  ["a broken connection", (response) => response.destroy()],
  ["no JSON", "<html>"],
  ["nothing", ""],
  ["another shape", { rates: [] }],
  ["text for a figure", dollarRates({ ILS: "3.7" })],
  ["rates of another base", { base: "EUR", rates: { ILS: 4 } }],
  ["no shekels", { base: "USD", rates: { EUR: 0.9 } }],
  ["zero", dollarRates({ ILS: 0 })],
  ["a negative rate", dollarRates({ ILS: -3.7 })],
  ["an infinite rate", '{"base":"USD","rates":{"ILS":1e999}}'],
  ["an absurd rate", dollarRates({ ILS: 37_000 })],
  ["one absurd rate among good ones", dollarRates({ ILS: 3.7, EUR: 0.000001 })],
  ["far too much", JSON.stringify({ base: "USD", rates: { ILS: 3.7 }, pad: "x".repeat(300_000) })],
])("RATE-02 %s gives no rates", async (_, answer) => {
  server.answer(answer);
  await expect(source.fetchRates()).rejects.toMatchObject({
    name: "AppError",
    code: "rates_unavailable",
  });
});

test("RATE-02 an unreachable address gives no rates", async () => {
  const nowhere = createHttpRateSource({ url: "http://127.0.0.1:1/" });
  await expect(nowhere.fetchRates()).rejects.toMatchObject({ code: "rates_unavailable" });
});
