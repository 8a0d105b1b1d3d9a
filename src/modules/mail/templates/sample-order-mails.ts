import type { orderMailKinds } from "../mail-kinds.ts";
import type { OrderMailContent } from "./order-mail.ts";
import type { MailContents } from "./render-mail.tsx";

type OrderMailKind = (typeof orderMailKinds)[number];

/** An order that nobody has placed. */
export function sampleOrder(changes: Partial<OrderMailContent> = {}): OrderMailContent {
  return {
    number: "A1B2C3D4",
    customerName: "Noa Lev",
    customerEmail: "noa@mail.example",
    customerPhone: "+1 503 555 0100",
    path: `/order-status/${"k".repeat(64)}`,
    adminPath: "/admin/orders/00000000-0000-4000-8000-0000a1b2c3d4",
    lines: [
      { name: "Wanderpaw Backpack", variant: "Olive Green", quantity: 12, totalMinor: 89_988 },
      { name: "Wanderpaw Backpack", variant: "Ocean Blue", quantity: 1, totalMinor: 7_499 },
    ],
    currency: "USD",
    subtotalMinor: 97_487,
    discountMinor: 9_749,
    couponCode: "SAVE10",
    totalMinor: 87_738,
    ilsRate: "3.50000000",
    shipTo: ["14 Alder Lane", "c/o Brenner, Apt 2/7", "Portland, OR 97205", "United States"],
    isPaid: false,
    payUntil: "2026-03-04T10:00:00.000Z",
    ...changes,
  };
}

/** The content of each mail about an order that `name` placed. */
export const sampleOrderMails = {
  "order-confirmation": (name) => sampleOrder({ customerName: name }),
  "payment-link": (name) => sampleOrder({ customerName: name }),
  "payment-received": (name) => sampleOrder({ customerName: name, isPaid: true }),
  "order-shipped": (name) => ({
    ...sampleOrder({ customerName: name, isPaid: true }),
    carrier: "Israel Post",
    trackingNumber: "RR123456789IL",
    trackingUrl: "https://carrier.example/track?parcel=RR123456789IL",
  }),
  "order-cancelled": (name) => sampleOrder({ customerName: name }),
  "order-refunded": (name) => ({
    ...sampleOrder({ customerName: name }),
    amountMinor: 12_050,
    reason: "One buckle was shy",
  }),
  "new-order": (name) => sampleOrder({ customerName: name }),
  "stock-alert": () => ({
    sku: "WANDERPAW_BACKPACK_BLUE",
    name: "Ocean Blue",
    level: "critical",
    available: 2,
  }),
  "paid-without-stock": (name) => sampleOrder({ customerName: name, isPaid: true }),
} as const satisfies {
  readonly [Kind in OrderMailKind]: (name: string) => MailContents[Kind];
};
