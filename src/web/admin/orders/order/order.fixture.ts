import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { money } from "#shared/money.ts";

const none = money(0, "USD");
const can = { allowed: true, reason: null };
export const address = {
  line1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
  country: "US",
};

/** An order that nothing has happened to yet. */
export const order: OrderDetails = {
  id: "1",
  number: "91E7D34B",
  status: "pending",
  stockState: "held",
  source: "checkout",
  paymentMethod: "manual",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  reservedUntil: null,
  paymentLinkUntil: null,
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
      isGift: false,
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
  arrivedOn: null,
  events: [],
  can: {
    write: can,
    ship: can,
    pay: can,
    requestPayment: can,
    refund: can,
    releaseHold: can,
    settleRefund: can,
    editLines: can,
    editContact: can,
    editAddresses: can,
    remove: can,
  },
};
