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
