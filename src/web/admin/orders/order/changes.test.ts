import { expect, test } from "vitest";
import { hebrewAddressLines } from "#i18n/address-lines.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { findChanges } from "./changes.ts";
import { address, order } from "./order.fixture.ts";

test("ORDP-17 an outdated form shows what another person has changed, before and after", () => {
  const { edit } = orderActions;
  const now: OrderDetails = {
    ...order,
    status: "processing",
    customer: { ...order.customer, phone: "+1 503 555 0100" },
    billingAddress: { ...address, line1: "15 Alder Lane" },
    lines: order.lines.map((line) => ({ ...line, quantity: 2 })),
  };
  expect(findChanges(order, order)).toEqual([]);
  const changes = findChanges(order, now);
  expect(changes.map(({ label }) => label)).toEqual([
    edit.changed.status,
    edit.fields.phone.label,
    edit.address.billing,
    edit.quantity("Olive Green & Cream"),
  ]);
  expect(changes[1]).toMatchObject({ was: "", is: "+1 503 555 0100" });
  expect(changes[3]).toMatchObject({ was: "1", is: "2" });
});

test("ORDP-10 an address is formatted as on a parcel, with the country in Hebrew and without empty lines", () => {
  expect(hebrewAddressLines(address)).toEqual([
    "14 Alder Lane",
    "Portland, 97205",
    "\u05d0\u05e8\u05e6\u05d5\u05ea \u05d4\u05d1\u05e8\u05d9\u05ea",
  ]);
});
