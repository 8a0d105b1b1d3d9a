import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { readReport } from "#modules/analytics/read-report.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { changeOrder } from "#modules/orders/editing/change-order.ts";
import { changeOrderStatus } from "#modules/orders/editing/change-status.ts";
import { recordPayment } from "#modules/orders/payments/record-payment.ts";
import { refundOrder } from "#modules/orders/payments/refund-order.ts";
import { createOrder } from "#modules/orders/placing/create-order.ts";
import { orderProcessingEndpoints as endpoints } from "#modules/orders/processing/endpoints.ts";
import { readOrder } from "#modules/orders/processing/read-order.ts";
import { readOrdersFile } from "#modules/downloads/write-orders.ts";
import { AppError } from "#shared/errors.ts";
import { csvCells } from "../../support/csv-cells.ts";
import { pickCount } from "../../support/effort.ts";
import { anyTerms, startTaxedShop, TAXED } from "./taxed-shop.ts";
import { createTestPayments } from "../../support/payments.ts";

const { asStaff, asSystem, database, newEmail, setTerms, variants, shop } = await startTaxedShop();

const anyLines = fc.array(
  fc.record({
    variant: fc.nat(variants.length - 1),
    quantity: fc.integer({ min: 1, max: 3 }),
    agreedMinor: fc.option(fc.nat(9_000), { freq: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const anyAgreed = fc.option(fc.integer({ min: 0, max: 60_000 }), { freq: 4 });
const anyStory = fc.record({
  terms: anyTerms,
  lines: anyLines,
  coupon: fc.boolean(),
  agreedTotal: anyAgreed,
  method: fc.constantFrom(null, "post", "express"),
  /** The terms of the market from then on, which change nothing of the order. */
  later: anyTerms,
  edit: fc.option(
    fc.record({
      quantities: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
      added: anyLines,
      /** Null takes an agreed total back. */
      agreedTotal: fc.oneof(fc.constant("same" as const), anyAgreed),
    }),
  ),
  isCompleted: fc.boolean(),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
  isAllRefunded: fc.boolean(),
});
type Story = typeof anyStory extends fc.Arbitrary<infer Made> ? Made : never;

const reason = "A regular";
const toLines = (lines: Story["lines"]) =>
  lines.map(({ variant, quantity, agreedMinor }) => ({
    variantId: variants[variant],
    quantity,
    ...(agreedMinor !== null && { agreed: { unitPriceMinor: agreedMinor, reason } }),
  }));
const toAgreed = (amountMinor: number) => ({ amountMinor, reason });

/** Leaves out what the rules refuse, such as a coupon that takes nothing off. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "invalid_fields")) throw error;
  });
}

const readDetails = (id: string) =>
  asStaff((ctx) =>
    readOrder({ ...ctx, payments: createTestPayments("off"), publicUrl: shop.url }, id),
  );

async function live(story: Story): Promise<string | undefined> {
  await setTerms(story.terms);
  const order = endpoints.createOrder.body.parse({
    idempotencyKey: randomUUID(),
    customer: { name: "Noa Levi", email: newEmail() },
    lines: toLines(story.lines),
    ...(story.agreedTotal !== null
      ? { agreedTotal: toAgreed(story.agreedTotal) }
      : story.coupon && { couponCode: "WELCOME20" }),
    shippingMethod: story.terms.shipping === null ? null : story.method,
    billingAddress: { line1: "1 Road", city: "Nelson", postalCode: "7010", country: TAXED },
    status: "processing",
  });
  const { id } = await asStaff((ctx) => createOrder(ctx, order));
  await setTerms(story.later);
  if (story.edit) {
    const { version, lines } = await readDetails(id);
    const edit = endpoints.editOrder.body.parse({
      version,
      lines: lines.map((line, at) => ({
        lineId: line.id,
        quantity: story.edit?.quantities[at] ?? 1,
      })),
      added: toLines(story.edit.added),
      ...(story.edit.agreedTotal !== "same" && {
        agreedTotal: story.edit.agreedTotal === null ? null : toAgreed(story.edit.agreedTotal),
        removesCoupon: true,
      }),
    });
    await unlessRefused(asStaff((ctx) => changeOrder(ctx, id, edit)));
  }
  const { total } = await readDetails(id);
  if (total.amountMinor > 0)
    await asStaff((ctx) =>
      recordPayment(ctx, id, { reference: null, paidOn: null, notifyCustomer: false }),
    );
  if (story.isCompleted)
    await asStaff((ctx) =>
      changeOrderStatus(ctx, id, { status: "completed", notifyCustomer: false }),
    );
  let left = total.amountMinor;
  const parts = story.refunds.map((percent) => Math.floor((left * percent) / 200));
  for (const part of [...parts, ...(story.isAllRefunded ? [Infinity] : [])]) {
    const amountMinor = Math.min(part, left);
    if (amountMinor < 1) continue;
    left -= amountMinor;
    const refund = endpoints.refundOrder.body.parse({ idempotencyKey: randomUUID(), amountMinor });
    await asStaff((ctx) => refundOrder(ctx, id, refund));
  }
  return id;
}

/** A row of the file, as amounts in cents by the names of its columns. */
async function readRow(id: string): Promise<(name: string) => number> {
  const file = await asStaff((ctx) => readOrdersFile(ctx, { ids: [id], format: "csv" }));
  const [head = [], row = []] = csvCells("csv" in file ? file.csv.replace(/^\uFEFF/, "") : "");
  return (name) => Math.round(Number(row[head.indexOf(name)]) * 100);
}

test(
  "MARKET-30 order, lines, files and figures of made-up orders with tax, shipping and duty agree to the cent",
  { timeout: 360_000 },
  async () => {
    let refunded = 0;
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const id = await live(story);
        if (id === undefined) return;
        const order = await readDetails(id);
        const minor = (key: "subtotal" | "discount" | "shipping" | "duty" | "tax" | "total") =>
          order[key].amountMinor;
        const listed =
          minor("subtotal") -
          minor("discount") +
          minor("shipping") +
          minor("duty") +
          (order.isTaxIncluded ? 0 : minor("tax"));
        expect(order.agreedReason !== null || minor("total") === listed).toBe(true);
        const ofLines = order.lines.reduce((sum, { tax }) => sum + tax.amountMinor, 0);
        const [row] = await database.asOwner(
          `select o.shipping_tax_minor as shipping, app.kept_tax_of(o)::integer as kept,
             (select coalesce(sum(t.tax_minor), 0)::integer from app.refund_taxes(o) t) as back from orders o where id = $1`,
          [id],
        );
        const tax = z.object({ shipping: z.int(), kept: z.int(), back: z.int() }).parse(row);
        expect(ofLines + tax.shipping).toBe(minor("tax"));
        expect(tax.back).toBe(order.refundedTax.amountMinor);
        expect(tax.kept + tax.back).toBe(minor("tax"));
        const isAllBack = order.refunded.amountMinor === minor("total");
        expect(isAllBack && tax.back !== minor("tax")).toBe(false);
        refunded += tax.back;
        const file = await readRow(id);
        expect({
          total:
            file("סכום ביניים (USD)") +
            file("הנחה (USD)") +
            file("תוספת מחיר (USD)") +
            file("משלוח (USD)") +
            file("מכס (USD)"),
          tax: file("מס (USD)"),
          back: file("מס שהוחזר (USD)"),
        }).toEqual({
          total: minor("total") - ((await isOnTop(id)) ? minor("tax") : 0),
          tax: minor("tax"),
          back: -tax.back || 0,
        });
      }),
      { numRuns: pickCount(120, 400), seed: 20_260_714 },
    );
    expect(refunded).toBeGreaterThan(0);
    expect(await asSystem((ctx) => checkIntegrity(ctx))).toEqual([]);
    const report = await asStaff((ctx) => readReport(ctx, "365"));
    const sum = (key: "collected" | "refunded") =>
      report.money.taxes.reduce((all, row) => all + row[key].original.amountMinor, 0);
    const [kept] = await database.asOwner(
      `select sum(app.kept_tax_of(o))::integer as minor from orders o
       where o.status = 'completed' or o.was_completed`,
    );
    expect(sum("collected") - sum("refunded")).toBe(kept?.["minor"]);
  },
);

/** Whether the market of an order puts the tax on top of its prices. */
async function isOnTop(id: string): Promise<boolean> {
  const [row] = await database.asOwner(
    "select not is_tax_included as on_top from orders where id = $1",
    [id],
  );
  return row?.["on_top"] === true;
}
