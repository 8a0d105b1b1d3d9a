import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { addressLines } from "#i18n/address-lines.ts";
import { cn22 } from "#i18n/en/cn22.ts";
import { papers as english } from "#i18n/en/papers.ts";
import { papers as hebrew } from "#i18n/he/papers.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { money } from "#shared/money.ts";
import { order } from "../order/order.fixture.ts";
import { createCustomsForm } from "./customs-form.ts";
import type { DeclaredLine } from "./missing-data.ts";
import { OrderPaper } from "./order-paper.tsx";
import type { PrintKind } from "./printable.ts";

const imprint = {
  ...delivered.brand.imprint,
  postalAddress: "12 Harbour St\nHaifa 3100001, Israel",
};
const brand = { ...delivered.brand, legalName: "Satchel & Son Ltd.", imprint };
const line: DeclaredLine = {
  id: "a",
  name: "Olive",
  productId: "p",
  quantity: 2,
  description: "Pet carrier backpack, textile",
  weightGrams: 1_860,
  value: money(13_498, "USD"),
  tariffCode: "420292",
  originCountry: "VN",
  missing: [],
};

/** The paper of an order that goes to this country. */
function renderPaper(
  kind: PrintKind,
  country: string,
  language: "he" | "en" | "" = "",
  more: Partial<OrderDetails> = {},
) {
  const billingAddress = { line1: "5 High Street", city: "Leeds", postalCode: "LS1 4AP", country };
  const form = createCustomsForm([line], {
    from: [brand.legalName, ...imprint.postalAddress.split("\n")],
    to: [order.customer.name, ...addressLines(billingAddress)],
  });
  const paper = { order: { ...order, billingAddress, ...more }, form, gaps: [] };
  const Page = createRoutesStub([
    {
      id: "admin/layout",
      path: "/",
      HydrateFallback: () => null,
      Component: () => <OrderPaper kind={kind} paper={paper} language={language} />,
      loader: () => null,
    },
  ]);
  const loaderData = { "admin/layout": { content: { brand } } };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
}

test.each(["summary", "packing", "label", "customs"] as const)(
  "ORDL-50 documents of an order that goes abroad contain no Hebrew: %s",
  (kind) => {
    const html = renderPaper(kind, "GB");
    expect(html).toContain('lang="en" dir="ltr"');
    expect(html).not.toMatch(/[\u0590-\u05FF]/);
    expect(html).toContain(order.number);
  },
);

test.each(["summary", "packing", "label"] as const)(
  "ORDL-50 documents of domestic orders are in Hebrew, unless staff choose English: %s",
  (kind) => {
    expect(renderPaper(kind, "IL")).toContain(hebrew.titles[kind]);
    expect(renderPaper(kind, "IL")).toContain('lang="he" dir="rtl"');
    expect(renderPaper(kind, "IL", "en")).toContain(english.titles[kind]);
  },
);

test("ORDL-52 a label has the customer's address, the shop's address and the order number, and the country only abroad", () => {
  const html = renderPaper("label", "GB");
  for (const text of [
    "Satchel &amp; Son Ltd.",
    "12 Harbour St</bdi>",
    "Haifa 3100001, Israel</bdi>",
    order.customer.name,
    "5 High Street",
    "Leeds</bdi>",
    "LS1 4AP</bdi>",
    "United Kingdom",
    `#${order.number}`,
  ])
    expect(html).toContain(text);
  expect(renderPaper("label", "IL")).not.toContain("ישראל");
});

test("ORDL-53 the customs form has the data of each line, their sums, and both addresses", () => {
  const html = renderPaper("customs", "GB");
  for (const text of [
    cn22.title[1],
    "12 Harbour St",
    order.customer.name,
    "2 × Pet carrier backpack, textile",
    "1.86",
    "$134.98 USD",
    "420292",
    "Vietnam",
  ])
    expect(html).toContain(text);
});

test("ORDL-59 a packing slip has the delivery address in full, and neither e-mail address nor phone", () => {
  const html = renderPaper("packing", "GB");
  for (const text of [order.customer.name, "5 High Street", "LS1 4AP", "United Kingdom"])
    expect(html).toContain(text);
  expect(html).not.toContain(order.customer.email);
  expect(html).not.toContain(english.billing);
});

test("ORDL-59 a summary has both addresses in full, even if they are the same", () => {
  expect(renderPaper("summary", "GB").split("5 High Street")).toHaveLength(3);
});

test("MARKET-37 MARKET-39 the summary names the tax, and of a company that pays it itself both numbers", () => {
  const lines = order.lines.map((each) => ({
    ...each,
    taxRateBp: 1_900,
    tax: money(1_197, "USD"),
  }));
  const taxed = { lines, tax: money(1_197, "USD"), taxName: "VAT", isTaxIncluded: true };
  expect(renderPaper("summary", "DE", "en", taxed)).toContain("VAT 19%");
  const html = renderPaper("summary", "DE", "en", {
    isReverseCharge: true,
    taxNumber: "IM3720000041",
    customerVatNumber: "DE136695976",
  });
  for (const shown of [english.reverseCharge, "IM3720000041", "DE136695976"])
    expect(html).toContain(shown);
  expect(renderPaper("summary", "DE", "en")).not.toContain(english.taxNumber);
});
