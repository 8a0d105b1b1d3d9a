import type { OrderMailContent } from "./order-mail.ts";

/** A sample order. */
export function createSampleOrder(changes: Partial<OrderMailContent> = {}): OrderMailContent {
  return {
    number: "A1B2C3D4",
    customerName: "Noa Lev",
    customerEmail: "noa@mail.example",
    customerPhone: "+1 503 555 0100",
    orderId: "00000000-0000-4000-8000-0000a1b2c3d4",
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
