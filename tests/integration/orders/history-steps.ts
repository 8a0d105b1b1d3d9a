// Steps of customers, staff members, the payment service and time in a shop, as data that
// fast-check can make up and make smaller.
import fc from "fast-check";
import { seededColors } from "#content/backpack-colors.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { returnSteps } from "#modules/returns/kinds.ts";
import { ownCurrencies } from "#shared/money.ts";

const oneColor = fc.constantFrom(...seededColors);
const few = fc.integer({ min: 1, max: 3 });
const units = fc
  .record({ olive: few, caramel: few, blue: few }, { requiredKeys: [] })
  .filter((refundRequest) => Object.keys(refundRequest).length > 0);
/** Which of the orders so far, counted from the newest. */
const oneOrder = fc.nat({ max: 5 });
const share = fc.constantFrom(0.2, 0.5, 1, 1.2);

/** One thing that happens. */
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("place"),
      units,
      online: fc.boolean(),
      coupon: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("enter"),
      units,
      isPaid: fc.boolean(),
      status: fc.constantFrom(...orderStatuses),
      currency: fc.constantFrom(...ownCurrencies),
      isHandedOver: fc.boolean(),
      /** Price of one unit of each line, and of the whole order; null as in the catalogue. */
      agreedMinor: fc.option(fc.integer({ min: 0, max: 30_000 })),
      agreedTotalMinor: fc.option(fc.integer({ min: 0, max: 90_000 }), { freq: 3 }),
      parts: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("pay a part"),
      which: oneOrder,
      share,
      currency: fc.constantFrom(...ownCurrencies),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("status"),
      which: oneOrder,
      status: fc.constantFrom(...orderStatuses),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("pay"), which: oneOrder }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("pay online"),
      which: oneOrder,
      share,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("refund"),
      which: oneOrder,
      share,
      restock: fc.nat({ max: 3 }),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("settle"), which: oneOrder }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("cancel"), which: oneOrder }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("edit"), which: oneOrder, quantity: few }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("rewrite"),
      which: oneOrder,
      slug: oneColor,
      quantity: few,
      removesFirst: fc.boolean(),
      removesCoupon: fc.boolean(),
      agreedTotalMinor: fc.option(fc.integer({ min: 0, max: 90_000 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("cancel a payment"), which: oneOrder }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("ship"), which: oneOrder }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("hide"), which: oneOrder }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("restore"), which: oneOrder }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("ask for a return"),
      which: oneOrder,
      kind: fc.constantFrom(...returnKinds),
      quantity: few,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("move a return"),
      which: oneOrder,
      step: fc.constantFrom("refund", ...returnSteps),
      shelved: fc.nat({ max: 2 }),
      damaged: fc.nat({ max: 2 }),
      share,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("receive"), slug: oneColor, quantity: few }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("adjust"),
      slug: oneColor,
      quantity: fc.integer({ min: -3, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("count"),
      slug: oneColor,
      available: fc.nat({ max: 6 }),
      seen: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait"), hours: fc.constantFrom(1, 3, 80) }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
/** A step that is about an existing order. */
export type About = Extract<Step, { which: number }>;
