import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSlug } from "#modules/catalog/slug.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { toOrderId, parseConfirmation } from "./confirmation.ts";
import { toReviewInvitation } from "./review-invitation.ts";

const now = new Date("2026-11-21T03:00:00Z");
const parse = (query: string) => parseConfirmation(new URLSearchParams(query), now);

test("DONE-01 without a query: an id from the time, one olive backpack, no name", () => {
  expect(parse("")).toEqual({
    orderId: `ORDER_${now.getTime()}`,
    email: undefined,
    name: undefined,
    slug: undefined,
    quantity: 1,
  });
  expect(toOrderId(now)).toBe("ORDER_1795230000000");
});

test("DONE-02 the page takes its values from the query", () => {
  expect(
    parse("orderId=ORDER_17&email=maya@example.com&name=Maya%20B&color=%20Blue&quantity=3"),
  ).toEqual({
    orderId: "ORDER_17",
    email: "maya@example.com",
    name: "Maya B",
    slug: "blue",
    quantity: 3,
  });
});

test.each([
  "orderId=<script>",
  `orderId=${"x".repeat(65)}`,
  "email=maya",
  `email=${"x".repeat(250)}@example.com`,
  "name=%00",
  `name=${"x".repeat(101)}`,
  "color=no%20slug",
  "quantity=0",
  "quantity=-1",
  "quantity=1.5",
  "quantity=100",
  "quantity=NaN",
])("DONE-03 %s counts as missing", (query) => {
  expect(parse(query)).toEqual(parse(""));
});

test("DONE-03 any query yields a confirmation within its limits", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("orderId", "name", "color", "quantity"), fc.string()),
      (query) => {
        const confirmation = parseConfirmation(new URLSearchParams(query), now);
        expect(parseSlug(confirmation.slug)).toBe(confirmation.slug);
        expect(confirmation.orderId).toMatch(/^[\w-]{1,64}$/);
        expect(confirmation.quantity).toBeGreaterThanOrEqual(1);
        expect(confirmation.quantity).toBeLessThanOrEqual(99);
      },
    ),
  );
});

const variant = { ...olive, slug: "blue", sku: "WANDERPAW_BACKPACK_BLUE" };
const place = { productUrl: "https://shop.example/product/blue", source: "shop", locationId: "1" };

test("DONE-04 an invitation contains the customer, the order and the SKU", () => {
  const order = parse("orderId=ORDER_17&email=maya@example.com&name=Maya&color=blue");
  expect(toReviewInvitation(order, variant.sku, place)).toEqual({
    recipientEmail: "maya@example.com",
    recipientName: "Maya",
    referenceId: "ORDER_17",
    productSku: "WANDERPAW_BACKPACK_BLUE",
    tags: ["blue"],
    ...place,
  });
});

test("DONE-04 without an e-mail address or a name there is no invitation", () => {
  for (const query of ["email=maya@example.com", "name=Maya", "email=maya&name=Maya"])
    expect(toReviewInvitation(parse(query), variant.sku, place)).toBeUndefined();
});
