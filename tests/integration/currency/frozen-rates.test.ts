import fc from "fast-check";
import { expect, test } from "vitest";
import { computeInverse, toDollars, toShekels } from "#shared/exchange.ts";
import { currencies, getMinorDigits, money, type Currency } from "#shared/money.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

test("DATA-10 the list of currencies is that of the code, and dollars and shekels are on at first", async () => {
  expect(
    await database.asOwner(
      "select code, minor_digits as digits, is_enabled as on from currencies order by position",
    ),
  ).toEqual(
    currencies.map((code) => ({
      code,
      digits: getMinorDigits(code),
      on: code === "USD" || code === "ILS",
    })),
  );
});

const rate = fc
  .integer({ min: 100_000, max: 100_000_000_000 })
  .map((number) => (number / 1e8).toFixed(8));
const orders = fc.record({
  currency: fc.constantFrom("USD", "ILS", "EUR", "GBP", "JPY"),
  minor: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  ils_rate: rate,
  rate,
});

test("MONEY-07 code and database agree to the minor unit on any amount in any currency", async () => {
  const samples = fc.sample(orders, 5_000).map(({ rate: own, ...order }) => ({
    ...order,
    usd_rate:
      order.currency === "USD"
        ? "1.00000000"
        : computeInverse(order.currency === "ILS" ? order.ils_rate : own),
  }));
  const found = await database.asOwner(
    `select app.to_cents(o, (sample ->> 'minor')::numeric)::float8 as cents,
       app.to_agorot(o, (sample ->> 'minor')::numeric)::float8 as agorot
     from jsonb_array_elements($1::jsonb) with ordinality samples (sample, place)
       cross join lateral jsonb_populate_record(null::orders, sample) o
     order by place`,
    [JSON.stringify(samples)],
  );
  expect(found).toEqual(
    samples.map(({ currency, minor, ils_rate, usd_rate }) => {
      const [amount, frozen] = [money(minor, currency), { rate: ils_rate, usdRate: usd_rate }];
      return {
        cents: toDollars(amount, frozen)?.amountMinor,
        agorot: toShekels(amount, frozen)?.amountMinor,
      };
    }),
  );
});

test("MONEY-07 an order freezes the day's rates of its own currency, and there is none to freeze while one is missing", async () => {
  const find = (currency: Currency) =>
    database.runInTransaction(system, (db) => findOrderRate({ db }, currency));
  const insert = (code: string, value: string) =>
    database.asOwner(
      "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', $1, $2, 'bank')",
      [code, value],
    );
  await insert("JPY", "155.2");
  expect(await find("JPY")).toBeUndefined();
  await insert("ILS", "3.5");
  expect(await find("EUR")).toBeUndefined();
  expect(await find("USD")).toMatchObject({ rate: "3.50000000", usdRate: "1.00000000" });
  expect(await find("ILS")).toMatchObject({ rate: "3.50000000", usdRate: "0.28571429" });
  expect(await find("JPY")).toMatchObject({ rate: "3.50000000", usdRate: "0.00644330" });
});
