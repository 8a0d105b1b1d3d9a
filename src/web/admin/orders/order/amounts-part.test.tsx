import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { order as text } from "#i18n/he/order.ts";
import { money } from "#shared/money.ts";
import { AmountsPart } from "./amounts-part.tsx";
import { order } from "./order.fixture.ts";

const { surcharge, agreedDiscount } = text.amounts;

test.each([
  [70_000, surcharge],
  [50_000, agreedDiscount],
])("ANALYT-94 an agreed total of %d for lines of 60000 is called %s", (total, name) => {
  const agreed = {
    ...order,
    agreedReason: "engraved",
    subtotal: money(60_000, "ILS"),
    shipping: money(0, "ILS"),
    discount: money(0, "ILS"),
    total: money(total, "ILS"),
    paid: money(0, "ILS"),
    refunded: money(0, "ILS"),
    coupon: null,
  };
  const html = renderToStaticMarkup(<AmountsPart order={agreed} />);
  expect(html).toContain(`>${name}</dt>`);
  expect(html).not.toContain(`>${name === surcharge ? agreedDiscount : surcharge}</dt>`);
});

const taxed = {
  ...order,
  lines: order.lines.map((line) => ({ ...line, taxRateBp: 1_900, tax: money(1_197, "USD") })),
  shipping: money(900, "USD"),
  shippingMethod: "Parcel post",
  tax: money(1_341, "USD"),
  taxName: "VAT",
  duty: money(250, "USD"),
};

test.each([true, false])(
  "MARKET-39 an order shows the way to ship, tax with its rate, and duty (tax included: %s)",
  (isTaxIncluded) => {
    const html = renderToStaticMarkup(<AmountsPart order={{ ...taxed, isTaxIncluded }} />);
    for (const shown of ["Parcel post", "VAT 19%", text.amounts.duty])
      expect(html).toContain(shown);
    expect(html.includes(text.amounts.taxInside)).toBe(isTaxIncluded);
  },
);

test("MARKET-39 an order without tax and duty shows nothing of them", () => {
  const html = renderToStaticMarkup(<AmountsPart order={order} />);
  const { tax, taxInside, duty, refundedTax, reverseCharge } = text.amounts;
  for (const hidden of [tax, taxInside, duty, refundedTax, reverseCharge])
    expect(html).not.toContain(`>${hidden}`);
});
