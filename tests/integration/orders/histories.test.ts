import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { AppError } from "#shared/errors.ts";
import { system } from "#shared/actor.ts";
import { isFullEffort, pickCount } from "../../support/effort.ts";
import { step } from "./history-steps.ts";
import { createHistory } from "./random-history.ts";
import { startSalesShop } from "./sales-shop.ts";

const shop = await startSalesShop();
const { database } = shop;

const [admin] = await database.asOwner(
  "select id from profiles where email = 'admin@wanderpaw.example'",
);
const variants = z
  .array(z.tuple([z.string(), z.uuid()]))
  .parse(
    (await database.asOwner("select slug, id from product_variants")).map((row) =>
      Object.values(row),
    ),
  );
const history = createHistory(shop, {
  adminId: String(admin?.["id"]),
  variants: new Map(variants),
  orderKeys: await shop.shop.services.readOrderKeys(),
});

/** Everything that a step which is refused must leave alone; attempts are counted elsewhere. */
const traces = () =>
  database.asOwner(
    `select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
       (select count(*) from stock_movements) as movements, (select count(*) from payments) as payments,
       (select count(*) from refunds) as refunds, (select count(*) from mails) as mails,
       (select sum(restocked_quantity) from order_items) as restocked`,
  );

/** Whether neither what can be sold nor what is held ever was below zero, movement by movement. */
async function lowest() {
  const [row] = await database.asOwner(
    `select bool_and(available >= 0) as available, bool_and(reserved >= 0) as reserved from (
       select sum(quantity - reserved) over running as available, sum(reserved) over running as reserved
       from stock_movements window running as (partition by variant_id order by created_at)
     ) levels`,
  );
  return row;
}

const expectedCodes = new Set([
  "conflict",
  "out_of_stock",
  "refund_too_large",
  "order_settled",
  "cancel_too_late",
  "invalid_fields",
]);

/** The code of a refusal that belongs to life; anything else is a bug. */
function expected(error: unknown): string {
  if (error instanceof AppError && expectedCodes.has(error.code)) return error.code;
  throw error;
}

/** In a shop without tax, and in one whose prices contain it. */
const histories = fc.record({
  steps: fc.array(step, { minLength: 25, maxLength: 40 }),
  taxMode: fc.constantFrom("none", "included"),
});

const happened = new Set<string>();
const everyStep = [
  "place",
  "enter",
  "status",
  "pay",
  "pay online",
  "pay a part",
  "refund",
  "settle",
  "cancel",
  "edit",
  "rewrite",
  "cancel a payment",
  "ship",
  "hide",
  "restore",
  "receive",
  "adjust",
  "count",
  "wait",
];
const everyRefusal = [
  "place: out_of_stock",
  "status: out_of_stock",
  "adjust: out_of_stock",
  "count: conflict",
  "pay: conflict",
  "enter: invalid_fields",
  "pay a part: invalid_fields",
  "status: order_settled",
  "refund: refund_too_large",
  "refund: invalid_fields",
  "edit: order_settled",
  "cancel: cancel_too_late",
];

test(
  "BOOK-10 HAND-11 RETURN-22 after any sequence of actions, payments and delays the integrity rules hold, and refusals leave no trace",
  { timeout: 360_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ steps, taxMode }) => {
        await database.asOwner(
          `update markets set tax_mode = $1, tax_name = 'VAT', duty_terms = 'at_door',
             tax_rates = '[{"place": null, "taxClass": "standard", "from": "2020-01-01", "rateBp": 1700}]'
           where is_main`,
          [taxMode],
        );
        await history.begin(5);
        for (const it of steps) {
          const before = await traces();
          const code = await history.happen(it).then(() => undefined, expected);
          happened.add(code === undefined ? it.does : `${it.does}: ${code}`);
          const after = code === undefined ? before : await traces();
          expect(after).toEqual(before);
        }
        expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
        expect(await lowest()).toEqual({ available: true, reserved: true });
      }),
      {
        numRuns: pickCount(14, 70),
        seed: 20_260_301,
      },
    );
    // Everything happened; in long enough a time also each refusal.
    expect([...happened]).toEqual(
      expect.arrayContaining(isFullEffort ? [...everyStep, ...everyRefusal] : everyStep),
    );
  },
);
