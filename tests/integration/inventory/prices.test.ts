import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { variantPriceSchema } from "#modules/inventory/contract.ts";
import { toVersion } from "#platform/to-version.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, asAdmin, send, place, read, stock, now } = await startSalesShop();

const [row] = await database.asOwner("select id from product_variants where slug = 'olive'");
const { id } = z.object({ id: z.uuid() }).parse(row);
const set = (priceMinor: number, seenMinor: number) =>
  asAdmin("PUT", `/api/admin/variants/${id}/price`, {
    priceMinor,
    version: toVersion(seenMinor),
  });
const readPrices = async () => {
  const rows = await database.asOwner(
    `select v.id, v.price_minor as price, p.base_price_minor as base from product_variants v
     join products p on p.id = v.product_id
     where v.product_id = (select product_id from product_variants where id = $1) order by v.id`,
    [id],
  );
  return z.array(z.object({ id: z.uuid(), price: z.int(), base: z.int() })).parse(rows);
};
const rate = (value: string) =>
  database.asOwner(
    `insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', $1, 'bank')
     on conflict (base_currency, target_currency) do update set rate = $1`,
    [value],
  );

describe("the price of a variant", () => {
  test("STOCK-30 a price is stored with its shekels at the newest rate; without a rate there are none", async () => {
    const bare = variantPriceSchema.parse(JSON.parse((await set(7_600, 7_499)).text));
    expect(bare).toMatchObject({
      price: { amountMinor: 7_600, currency: "USD" },
      priceIls: null,
      lastExchangeUpdate: null,
    });
    await rate("3.5");
    const priced = variantPriceSchema.parse(JSON.parse((await set(7_501, 7_600)).text));
    // 75.01 × 3.5 = 262.535
    expect(priced).toMatchObject({
      price: { amountMinor: 7_501, currency: "USD" },
      priceIls: { amountMinor: 26_254, currency: "ILS" },
      lastExchangeUpdate: now().toISOString(),
    });
  });

  test("STOCK-77 one price for all variants moves the base price, and the answer says what the others cost", async () => {
    const before = await readPrices();
    const own = before.find((variant) => variant.id === id)?.price ?? 0;
    const sent = { priceMinor: 8_100, version: toVersion(own), forAll: true };
    const path = `/api/admin/variants/${id}/price`;
    const { text } = await asAdmin("PUT", path, sent);
    const { others } = variantPriceSchema.parse(JSON.parse(text));
    expect(others).toEqual(
      before
        .filter((variant) => variant.id !== id)
        .map((variant) => ({
          id: variant.id,
          priceMinor: variant.price,
          version: toVersion(8_100),
        })),
    );
    const after = await readPrices();
    expect(after.map(({ price, base }) => [price, base])).toEqual(before.map(() => [8_100, 8_100]));
    // Of two at once, through different variants, one is first, and none blocks the other.
    const answers = await Promise.all(
      before.map((variant, index) =>
        asAdmin("PUT", `/api/admin/variants/${variant.id}/price`, {
          priceMinor: 9_000 + index,
          version: toVersion(8_100),
          forAll: true,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(before.length - 1);
    const current = (await readPrices())[0]?.price ?? 0;
    for (const { id: each, price } of before)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await asAdmin("PUT", `/api/admin/variants/${each}/price`, {
        priceMinor: price,
        version: toVersion(current),
      });
  });

  test("STOCK-31 a price that was changed meanwhile is not overwritten; the response contains it", async () => {
    await set(7_499, 7_501);
    expect(await set(8_000, 7_501)).toMatchObject({
      status: 409,
      code: "conflict",
      conflict: { changedBy: "Noa Adler", current: { priceMinor: 7_499 } },
    });
    // The same request again, whose first answer was lost, is none.
    expect((await set(8_000, 7_499)).status).toBe(200);
    expect((await set(8_000, 7_499)).status).toBe(200);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => set(9_000 + n, 8_000)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(3);
    const current = answers.find((answer) => answer.status === 409)?.conflict?.current[
      "priceMinor"
    ];
    await set(7_499, Number(current));
  });

  test("STOCK-32 a new price applies to the next order, an outdated one is refused, and older orders keep theirs", async () => {
    const before = await place(orderBody({ olive: 1 }));
    await set(8_000, 7_499);
    expect(await send("/api/orders", orderBody({ olive: 1 }))).toMatchObject({
      status: 409,
      code: "offer_changed",
    });
    expect((await read(before)).total).toEqual({ amountMinor: 7_499, currency: "USD" });
    await set(7_499, 8_000);
  });

  test("STOCK-76 the base price of a product follows once all of its variants have one price", async () => {
    const basePrice = async () => {
      const [found] = await database.asOwner(
        "select p.base_price_minor as minor from products p join product_variants v on v.product_id = p.id where v.id = $1",
        [id],
      );
      return found?.["minor"];
    };
    const variants = z.array(z.object({ id: z.uuid(), price: z.int() })).parse(
      await database.asOwner(
        `select id, price_minor as price from product_variants
         where product_id = (select product_id from product_variants where id = $1) order by id`,
        [id],
      ),
    );
    const before = await basePrice();
    for (const [index, variant] of variants.entries()) {
      expect(await basePrice()).toBe(before);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await asAdmin("PUT", `/api/admin/variants/${variant.id}/price`, {
        priceMinor: 7_900,
        version: toVersion(variant.price),
      });
      expect([index, status]).toEqual([index, 200]);
    }
    expect(await basePrice()).toBe(7_900);
    for (const variant of variants)
      await asAdmin("PUT", `/api/admin/variants/${variant.id}/price`, {
        priceMinor: 7_499,
        version: toVersion(7_900),
      });
  });

  test("STOCK-33 invalid prices and unknown variants are refused", async () => {
    for (const [price, code] of [
      [-1, "negative"],
      [1_000_001, "too_high"],
    ] as const)
      expect(await set(price, 7_499)).toMatchObject({
        status: 422,
        fields: { priceMinor: [code] },
      });
    expect(await set(74.99, 7_499)).toMatchObject({ status: 422 });
    const body = { priceMinor: 1, version: toVersion(2) };
    expect(await asAdmin("PUT", `/api/admin/variants/${randomUUID()}/price`, body)).toMatchObject({
      status: 404,
    });
  });
});

test("RATE-06 orders during a recalculation of displayed prices neither fail nor hang", async () => {
  // Where a row lies is not where its id stands: the one that is written last comes last.
  await database.asOwner(
    "update product_variants set last_exchange_update = now() where id = (select min(id::text)::uuid from product_variants)",
  );
  const units = { olive: 1, caramel: 1 };
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0
        ? asAdmin("POST", "/api/functions/exchange-rates", { action: "update_rates" })
        : send("/api/orders", orderBody(units)),
    ),
  );
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
});

describe("a movement that is sent twice", () => {
  const move = (body: object, variant = id) =>
    asAdmin("POST", `/api/admin/variants/${variant}/movements`, body);

  test("STOCK-34 a movement counts once, even when sent twice at once, and both responses have the stock", async () => {
    const before = (await stock("olive")).available;
    const body = { kind: "adjustment", quantity: 1, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(body)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toMatchObject({ available: before + 1 });
    }
    expect((await stock("olive")).available).toBe(before + 1);
    await move({ ...body, key: randomUUID() });
    expect((await stock("olive")).available).toBe(before + 2);
  });

  test("STOCK-35 a key that belongs to another movement is a conflict", async () => {
    const key = randomUUID();
    await move({ kind: "receipt", quantity: 2, key });
    const { available } = await stock("olive");
    const [blue] = await database.asOwner("select id from product_variants where slug = 'blue'");
    expect(await move({ kind: "receipt", quantity: 3, key })).toMatchObject({ code: "conflict" });
    expect(await move({ kind: "adjustment", quantity: 2, key })).toMatchObject({
      code: "conflict",
    });
    expect(await move({ kind: "receipt", quantity: 2, key }, String(blue?.["id"]))).toMatchObject({
      code: "conflict",
    });
    expect(await move({ kind: "receipt", quantity: 2, key: "x" })).toMatchObject({ status: 422 });
    expect((await stock("olive")).available).toBe(available);
  });

  test("STOCK-35 of simultaneous movements of several variants with one key, one is stored", async () => {
    const variants = (await database.asOwner("select id from product_variants")).map((it) =>
      String(it["id"]),
    );
    const body = { kind: "receipt", quantity: 1, key: randomUUID() };
    const answers = await Promise.all(variants.map((variant) => move(body, variant)));
    const written = answers.filter((it) => it.status === 200);
    const refused = answers.filter((it) => it.code === "conflict");
    expect([written.length, refused.length]).toEqual([1, variants.length - 1]);
  });
});
