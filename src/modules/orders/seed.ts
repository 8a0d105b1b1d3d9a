import { toDay } from "#i18n/format-he.ts";
import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import { seededCoupons } from "#modules/cart/seeded-coupons.ts";
import { computeLineTotal, computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import type { SeededColor } from "#content/backpack-colors.ts";
import { computeDemoRate, demoRateSource } from "#modules/currency/seed.ts";
import type { DemoPerson } from "#modules/customers/seed.ts";
import { demoCustomerSeed } from "#modules/customers/seed-people.ts";
import type { Db } from "#platform/db/client.ts";
import { money, type Currency } from "#shared/money.ts";
import { createRandom, type Random } from "#shared/random.ts";
import { createOrderTimes } from "./seed-calendar.ts";
import { createHistory, type HistoryStep } from "./seed-history.ts";
import { getStockStateAfter, type StockState } from "./status.ts";
import { orderItems, orders } from "./tables.ts";
import { orderEvents } from "./timeline-tables.ts";

export type SellableVariant = {
  readonly id: string;
  readonly slug: SeededColor;
  readonly productName: string;
  readonly variantName: string;
  readonly sku: string;
  readonly colorPrimary: string | null;
  readonly colorSecondary: string | null;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  readonly costMinor: number;
  readonly currency: Currency;
};

type Line = { readonly id: string; readonly variant: SellableVariant; readonly quantity: number };

export type DemoOrder = {
  readonly id: string;
  readonly person: DemoPerson;
  readonly createdAt: Date;
  readonly lines: readonly Line[];
  readonly coupon: Coupon | undefined;
  readonly history: readonly HistoryStep[];
  readonly source: "checkout" | "admin";
  readonly hasAddress: boolean;
  readonly idempotencyKey: string | null;
};

const ORDER_COUNT = 400;
const colorWeights = { olive: 43, caramel: 33, blue: 24 } as const satisfies Record<
  SeededColor,
  number
>;

/** Orders of `people`, oldest first. Each of them buys at least once, the loyal ones more often. */
export function createOrders(options: {
  now: Date;
  people: readonly DemoPerson[];
  variants: readonly SellableVariant[];
}): DemoOrder[] {
  const { now, people, variants } = options;
  const random = createRandom("orders");
  const times = createOrderTimes(createRandom("order times"), now, ORDER_COUNT);
  const customers: DemoPerson[] = [];
  const made = times.map((createdAt, index): DemoOrder => {
    const newcomer = people[customers.length];
    const isFirst =
      newcomer !== undefined &&
      (customers.length === 0 ||
        random.chance((people.length - customers.length) / (times.length - index)));
    const person = isFirst
      ? newcomer
      : random.weighted(customers.map((it) => [it, it.loyalty] as const));
    if (isFirst) customers.push(newcomer);
    const source = random.chance(0.09) ? "admin" : "checkout";
    return {
      id: random.uuid(),
      person,
      createdAt,
      lines: createLines(random, variants),
      coupon: createCoupon(random, isFirst),
      history: createHistory(random, createdAt, now),
      source,
      // Orders from a market stall have no address.
      hasAddress: source === "checkout" || random.chance(0.5),
      idempotencyKey: source === "checkout" ? random.uuid() : null,
    };
  });
  return withOrdersUnderway(made, people);
}

/**
 * Gives the demo customer an order of every stage, for visitors who try the shop: the newest of
 * each, taken from another customer with several orders.
 */
function withOrdersUnderway(
  made: readonly DemoOrder[],
  people: readonly DemoPerson[],
): DemoOrder[] {
  const customer = people.find(({ email }) => email === demoCustomerSeed.email);
  const stages = ["pending", "processing", "shipped"] as const;
  const taken = stages.map((stage) =>
    made.findLast(
      ({ person, source, history }, index) =>
        source === "checkout" &&
        history.at(-1)?.status === stage &&
        made.findIndex((other) => other.person === person) < index,
    ),
  );
  return made.map((order) =>
    customer !== undefined && taken.includes(order) ? { ...order, person: customer } : order,
  );
}

function createLines(random: Random, variants: readonly SellableVariant[]): Line[] {
  const pickLine = (from: readonly SellableVariant[]): Line => ({
    id: random.uuid(),
    variant: random.weighted(from.map((it) => [it, colorWeights[it.slug]] as const)),
    quantity: random.weighted([
      [1, 80],
      [2, 15],
      [3, 5],
    ] as const),
  });
  const first = pickLine(variants);
  const others = variants.filter((it) => it !== first.variant);
  return others.length > 0 && random.chance(0.12) ? [first, pickLine(others)] : [first];
}

function createCoupon(random: Random, isFirst: boolean): Coupon | undefined {
  if (isFirst) {
    const code = random.weighted([
      ["", 60],
      ["FIRST15", 26],
      ["WELCOME20", 14],
    ] as const);
    return findCoupon(seededCoupons, code);
  }
  return random.chance(0.14) ? findCoupon(seededCoupons, "SAVE10") : undefined;
}

/** Whether the shop has orders. */
export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

/** Writes orders, lines and timelines. `staff` is the member of staff who moved them along. */
export async function seedOrders(
  db: Db,
  demoOrders: readonly DemoOrder[],
  staff: { readonly id: string; readonly fullName: string },
): Promise<void> {
  await db.insert(orders).values(demoOrders.map(createOrderRow));
  await db.insert(orderItems).values(demoOrders.flatMap(createItemRows));
  const random = createRandom("order events");
  await db
    .insert(orderEvents)
    .values(demoOrders.flatMap((order) => createEventRows(order, staff, random)));
}

/** The total of an order, in cents. */
export function computeTotal({ lines, coupon }: DemoOrder): number {
  return computeCartPrice(lines.map(toPriced), coupon).total.amountMinor;
}

function createOrderRow(order: DemoOrder): typeof orders.$inferInsert {
  const { person, createdAt, history, coupon } = order;
  const price = computeCartPrice(order.lines.map(toPriced), coupon);
  const last = history.at(-1);
  return {
    id: order.id,
    customerId: person.hasAccount ? person.id : null,
    customerName: person.fullName,
    customerEmail: person.email,
    customerPhone: person.phone,
    status: last?.status ?? "pending",
    wasCompleted: last?.status === "refunded" && history.at(-2)?.status === "completed",
    stockState: history.reduce<StockState>(
      (state, step) => getStockStateAfter(step.status, state),
      "released",
    ),
    source: order.source,
    currency: price.total.currency,
    subtotalMinor: price.subtotal.amountMinor,
    discountMinor: price.discount.amountMinor,
    shippingMinor: price.shipping.amountMinor,
    totalMinor: price.total.amountMinor,
    couponCode: coupon?.code,
    couponPercent: coupon?.value,
    ilsRate: computeDemoRate(createdAt),
    // They are all in dollars.
    usdRate: "1",
    ilsRateSource: demoRateSource,
    ilsRateDate: toDay(createdAt),
    billingAddress: order.hasAddress ? person.address : null,
    idempotencyKey: order.idempotencyKey,
    createdAt,
    updatedAt: last?.at ?? createdAt,
  };
}

const toPriced = ({ variant, quantity }: Line) => ({
  price: money(variant.priceMinor, variant.currency),
  quantity,
});

function createItemRows(order: DemoOrder): (typeof orderItems.$inferInsert)[] {
  return order.lines.map((line, position) => ({
    id: line.id,
    orderId: order.id,
    position,
    variantId: line.variant.id,
    productName: line.variant.productName,
    variantName: line.variant.variantName,
    sku: line.variant.sku,
    colorPrimary: line.variant.colorPrimary,
    colorSecondary: line.variant.colorSecondary,
    imageUrl: line.variant.imageUrl,
    quantity: line.quantity,
    unitPriceMinor: line.variant.priceMinor,
    totalPriceMinor: computeLineTotal(toPriced(line)).amountMinor,
    unitCostMinor: line.variant.costMinor,
  }));
}

function createEventRows(
  order: DemoOrder,
  staff: { readonly id: string; readonly fullName: string },
  random: Random,
): (typeof orderEvents.$inferInsert)[] {
  return order.history.map((step, index) => {
    const byStaff = index > 0 || order.source === "admin";
    return {
      id: random.uuid(),
      orderId: order.id,
      kind: index === 0 ? "created" : "status",
      fromStatus: order.history[index - 1]?.status,
      toStatus: step.status,
      note: step.note,
      actorId: byStaff ? staff.id : null,
      actorName: byStaff ? staff.fullName : null,
      createdAt: step.at,
    };
  });
}
