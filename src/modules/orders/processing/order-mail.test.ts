import { describe, expect, test } from "vitest";
import { orderMailTexts } from "#content/order-mails.ts";
import { shopMailTexts } from "#content/shop-mails.ts";
import { orderMails } from "#modules/mail/templates/order-mails.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { fillText } from "#shared/fill-text.ts";
import { renderDelivered } from "../../../../tests/support/delivered-mail.ts";
import { getOrderMailContent } from "./order-mail.ts";

const at = new Date("2026-03-01T10:00:00.000Z");
const until = new Date("2026-03-04T10:00:00.000Z");
const line = {
  productName: "Wanderpaw Backpack",
  variantName: "Olive Green",
  quantity: 1,
  totalPriceMinor: 14_998,
  leavesBy: null,
};
const gift = { ...line, productName: "Cotton Bag", variantName: null, totalPriceMinor: 0 };

type Money = { paid?: number; refunded?: number; status?: OrderStatus; total?: number };

function getContent({ paid = 0, refunded = 0, status = "processing", total = 14_998 }: Money) {
  const order = {
    id: "00000000-0000-4000-8000-0000a1b2c3d4",
    status,
    createdAt: at,
    updatedAt: at,
    customerName: "Noa Lev",
    customerEmail: "noa@mail.example",
    customerPhone: null,
    currency: "USD" as const,
    subtotalMinor: total,
    discountMinor: 0,
    couponCode: null,
    totalMinor: total,
    agreedTotalMinor: null,
    paidMinor: paid,
    refundedMinor: refunded,
    ilsRate: "3.50000000",
    usdRate: "1.00000000",
    shippingAddress: null,
    billingAddress: null,
    reservedUntil: until,
  };
  return getOrderMailContent(order, total === 0 ? [gift] : [line, gift]);
}

const toCustomers = Object.keys(orderMails) as (keyof typeof orderMails)[]; // its own keys
const kinds = [...toCustomers, "new-order", "paid-without-stock"] as const;
const { shop } = shopMailTexts;
const customerTable = orderMailTexts.order.table;

/** The rows about money that has come, gone back, or is still to come, as a mail shows them. */
function readBalance(kind: (typeof kinds)[number], money: Money): Record<string, string> {
  const shipment = { carrier: null, trackingNumber: null, trackingUrl: null };
  const content = {
    ...getContent(money),
    ...shipment,
    amountMinor: money.refunded ?? 0,
    reason: null,
  };
  const publicUrl = "https://shop.example";
  const { text, html } = renderDelivered({ kind, content, secret: undefined, publicUrl });
  const isForShop = kind === "new-order" || kind === "paid-without-stock";
  const { paid, refunded, due } = isForShop ? shop.table : customerTable;
  const found = Object.entries({ paid, refunded, due }).flatMap(
    ([name, label]): [string, string][] => {
      const row = text.split("\n").find((each) => each.startsWith(`${label}  `));
      expect(html.includes(`>${label}</p>`)).toBe(row !== undefined);
      return row === undefined ? [] : [[name, row.slice(label.length).trim()]];
    },
  );
  return Object.fromEntries(found);
}

const states: Readonly<Record<string, readonly [Money, Record<string, string>]>> = {
  "that is unpaid": [{}, {}],
  "paid in part": [{ paid: 5_000 }, { paid: "$50.00", due: "$99.98" }],
  "that is paid": [{ paid: 14_998 }, { paid: "$149.98" }],
  "paid, and refunded in part": [
    { paid: 14_998, refunded: 1_000 },
    { paid: "$149.98", refunded: "-$10.00" },
  ],
  "that was refunded": [
    { paid: 14_998, refunded: 14_998, status: "refunded" },
    { paid: "$149.98", refunded: "-$149.98" },
  ],
  "cancelled without money": [{ status: "cancelled" }, {}],
  "cancelled with a part of the money": [{ paid: 5_000, status: "cancelled" }, { paid: "$50.00" }],
  "cancelled, its money given back": [
    { paid: 5_000, refunded: 5_000, status: "cancelled" },
    { paid: "$50.00", refunded: "-$50.00" },
  ],
  "of gifts alone": [{ total: 0 }, {}],
};

/** An amount in shekels as Hebrew writes it, on one side of the sign wherever it stands. */
const shekels = (amount: string) => `\u200f${amount.replace("-", "\u200e-")}\u00a0\u200f₪`;
const inShekels: Readonly<Record<string, string>> = {
  "$50.00": `${shekels("175.00")} ($50.00)`,
  "$99.98": `${shekels("349.93")} ($99.98)`,
  "$149.98": `${shekels("524.93")} ($149.98)`,
  "-$10.00": `${shekels("-35.00")} (-$10.00)`,
  "-$50.00": `${shekels("-175.00")} (-$50.00)`,
  "-$149.98": `${shekels("-524.93")} (-$149.98)`,
};

describe.each(kinds)("the %s mail", (kind) => {
  test.each(Object.entries(states))(
    "MAIL-80 a mail about an order %s states the paid, refunded and due amounts",
    (_state, [money, expected]) => {
      const { due, ...others } = expected;
      const isBill = kind !== "order-refunded" && due !== undefined;
      const rows = { ...others, ...(isBill && { due }) };
      const isForShop = kind === "new-order" || kind === "paid-without-stock";
      const shown = Object.entries(rows).map(([name, amount]) => [
        name,
        isForShop ? inShekels[amount] : amount,
      ]);
      expect(readBalance(kind, money)).toEqual(Object.fromEntries(shown));
    },
  );
});

test("MAIL-80 a payment link names the amount due, and a paid order is not asked how it is paid", () => {
  const publicUrl = "https://shop.example";
  const render = (kind: "payment-link" | "order-confirmation", money: Money) =>
    renderDelivered({ kind, content: getContent(money), secret: undefined, publicUrl }).text;
  const [words] = orderMailTexts["payment-link"].text;
  const number = getContent({}).number;
  expect(render("payment-link", { paid: 5_000 })).toContain(
    fillText(words, { number, due: "$99.98" }),
  );
  expect(render("order-confirmation", { paid: 14_998, refunded: 1_000 })).not.toContain("to pay");
});

test("MAIL-80 a mail queued by an earlier version states nothing about payment", () => {
  const { refundedMinor: _, dueMinor: __, ...queuedEarlier } = getContent({ paid: 13_998 });
  const { text } = renderDelivered({
    kind: "order-shipped",
    content: { ...queuedEarlier, carrier: null, trackingNumber: null, trackingUrl: null },
    secret: undefined,
    publicUrl: "https://shop.example",
  });
  expect(text).not.toMatch(/Still to pay|^Paid/m);
});
