import { expect, test } from "vitest";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { money } from "#shared/money.ts";
import { addressLines, changesBetween } from "./changes.ts";

const none = money(0, "USD");
const can = { allowed: true, reason: null };
const address = { line1: "14 Alder Lane", city: "Portland", postalCode: "97205", country: "US" };

const order: OrderDetails = {
  id: "1",
  number: "91E7D34B",
  status: "pending",
  stockState: "held",
  source: "checkout",
  paymentMethod: "manual",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  reservedUntil: null,
  isDeleted: false,
  isHandedOver: false,
  tags: [],
  isUnconfirmed: false,
  customer: { id: null, name: "Maya Brenner", email: "maya@example.com", phone: null },
  billingAddress: address,
  shippingAddress: null,
  lines: [
    {
      id: "a",
      productName: "Wanderpaw Backpack",
      variantName: "Olive Green & Cream",
      sku: "WANDERPAW_BACKPACK_OLIVE",
      imageUrl: null,
      quantity: 1,
      restockedQuantity: 0,
      unitPrice: money(7_499, "USD"),
      agreed: null,
      total: money(7_499, "USD"),
    },
  ],
  coupon: null,
  subtotal: money(7_499, "USD"),
  discount: none,
  shipping: none,
  total: money(7_499, "USD"),
  agreedReason: null,
  paid: none,
  refunded: none,
  ilsRate: null,
  payments: [],
  refunds: [],
  shipments: [],
  events: [],
  can: {
    write: can,
    ship: can,
    pay: can,
    refund: can,
    releaseHold: can,
    settleRefund: can,
    editLines: can,
    editContact: can,
    editAddresses: can,
    remove: can,
  },
};

test("ORDP-17 a form that was overtaken says what somebody else has changed, as it was and as it is", () => {
  const { edit } = orderActions;
  const now: OrderDetails = {
    ...order,
    status: "processing",
    customer: { ...order.customer, phone: "+1 503 555 0100" },
    billingAddress: { ...address, line1: "15 Alder Lane" },
    lines: order.lines.map((line) => ({ ...line, quantity: 2 })),
  };
  expect(changesBetween(order, order)).toEqual([]);
  const changes = changesBetween(order, now);
  expect(changes.map(({ label }) => label)).toEqual([
    edit.changed.status,
    edit.phone,
    edit.address.billing,
    edit.quantity("Olive Green & Cream"),
  ]);
  expect(changes[1]).toMatchObject({ was: "", is: "+1 503 555 0100" });
  expect(changes[3]).toMatchObject({ was: "1", is: "2" });
});

test("ORDP-10 an address reads as on a parcel, with the country in Hebrew and without empty lines", () => {
  expect(addressLines(address)).toEqual([
    "14 Alder Lane",
    "Portland, 97205",
    "\u05d0\u05e8\u05e6\u05d5\u05ea \u05d4\u05d1\u05e8\u05d9\u05ea",
  ]);
});
