import { expect, test } from "vitest";
import { getContact } from "./use-prefill.ts";

test("CRM-22 a new order for a customer starts with their contact data and last address", () => {
  const address = { line1: "Herzl 4", city: "Haifa", country: "IL" };
  const customer = { name: "Noa", email: "noa@mail.example", phone: null };
  expect(
    getContact({
      ...customer,
      addresses: [{ address, orders: 1, lastUsedAt: "2026-03-01T10:00:00.000Z" }],
    }),
  ).toEqual({
    ...customer,
    phone: "",
    hasBilling: true,
    billing: { ...address, line2: "", state: "", postalCode: "" },
  });
  expect(getContact({ ...customer, addresses: [] })).toEqual({ ...customer, phone: "" });
});
