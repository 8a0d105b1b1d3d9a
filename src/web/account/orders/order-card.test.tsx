import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { MyOrder } from "#modules/orders/contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { money } from "#shared/money.ts";
import { OrderCard } from "./order-card.tsx";
import { StatusBadge } from "./status-badge.tsx";

const item: MyOrder["items"][number] = {
  id: "00000000-0000-4000-8000-000000000002",
  productName: "Wanderpaw Backpack",
  variantName: "Olive Green & Cream",
  colorPrimary: "Olive Green",
  colorSecondary: "Cream",
  imageUrl: "/media/product/olive-1",
  slug: "olive",
  quantity: 2,
  unitPrice: money(7499, "USD"),
  total: money(14998, "USD"),
};

const order: MyOrder = {
  id: "00000000-0000-4000-8000-0000abcdef12",
  number: "ABCDEF12",
  status: "completed",
  createdAt: "2026-11-20T22:30:00.000Z",
  total: money(12748, "USD"),
  path: "/order-status/0123",
  isPaid: false,
  reviewPath: null,
  shipments: [],
  items: [item],
};

const renderHtml = (shown: MyOrder) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderCard order={shown} />
    </MemoryRouter>,
  );

/** Text of an order, as a reader sees it. */
const getText = (shown: MyOrder) =>
  renderHtml(shown)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

test("ORD-06 an order shows its number, status, day in the shop's time zone, total and lines", () => {
  const text = getText(order);
  for (const part of [
    "Order ABCDEF12",
    "Completed",
    "November 21, 2026",
    "$127.48",
    "Olive Green & Cream",
    "Colours: Olive Green, Cream",
    "2 × $74.99 = $149.98",
  ])
    expect(text).toContain(part);
});

test("ORD-07 a line without stored name, colours and picture is a Wanderpaw Backpack", () => {
  const bare = { ...item, variantName: null, colorPrimary: null, colorSecondary: null };
  const text = getText({ ...order, items: [{ ...bare, imageUrl: null }] });
  expect(text).toContain("Wanderpaw Backpack");
  expect(text).not.toContain("Colours");
  expect(getText({ ...order, items: [{ ...bare, colorSecondary: "Cream" }] })).toContain(
    "Colours: Cream",
  );
});

test("ORD-29 a line of a product other than the backpack is named by product, variant and size", () => {
  const blanket = { ...item, productName: "Travel Blanket", variantName: "Sand, Large" };
  expect(getText({ ...order, items: [item, blanket] })).toContain("Travel Blanket, Sand, Large");
  expect(getText(order)).not.toContain("Wanderpaw Backpack");
});

test("ORD-07 an order without lines says that its details are not available", () => {
  expect(getText({ ...order, items: [] })).toContain("Order details not available");
});

test("ORD-20 an order links to its page, says whether it is paid, and links to the tracking of its shipments", () => {
  const shipments = [
    {
      carrierName: "DHL",
      trackingNumber: "JD01",
      trackingUrl: "https://carrier.example/?id=JD01",
    },
    { carrierName: null, trackingNumber: null, trackingUrl: null },
  ];
  const html = renderHtml({ ...order, isPaid: true, shipments });
  expect(html).toContain('href="/order-status/0123"');
  expect(html).toContain('href="https://carrier.example/?id=JD01"');
  expect(html.match(/>Track</g)).toHaveLength(1);
  expect(getText({ ...order, isPaid: true, shipments })).toMatch(/Paid.*DHL JD01.*Parcel/);
  expect(getText(order)).not.toMatch(/Paid|Track/);
  expect(getText({ ...order, status: "refunded", isPaid: true })).not.toContain("Paid");
});

test("ORD-08 every status has a name and an icon; shipped and refunded are grey", () => {
  const badges = orderStatuses.map((status) =>
    renderToStaticMarkup(<StatusBadge status={status} />),
  );
  for (const badge of badges) expect(badge).toMatch(/<svg.*<\/svg>[A-Z][a-z]+/);
  expect(new Set(badges.map((badge) => /<svg.*<\/svg>/.exec(badge)?.[0])).size).toBe(
    orderStatuses.length,
  );
  const tone = (status: (typeof orderStatuses)[number]) =>
    /text-(\w+)-fg/.exec(renderToStaticMarkup(<StatusBadge status={status} />))?.[1];
  const tones = Object.fromEntries(orderStatuses.map((status) => [status, tone(status)]));
  expect(tones).toMatchObject({
    pending: "warn",
    processing: "info",
    shipped: "mute",
    completed: "ok",
    cancelled: "danger",
    refunded: "mute",
  });
});

test("ORD-38 what is still sold can be bought again, and an order that has not left is cancelled, not returned", () => {
  expect(renderHtml(order)).toContain('href="/product/olive"');
  expect(renderHtml({ ...order, items: [{ ...item, slug: null }] })).not.toContain("Buy again");
  expect(getText(order)).toContain("Return or claim");
  const open = getText({ ...order, status: "pending" });
  expect(open).toContain("Cancel order");
  expect(open).not.toContain("Return or claim");
});

test("REVIEW-18 an order whose customer was invited leads to its review, and a gift is not reviewed", () => {
  const reviewPath = "/order-status/review/0123";
  const gift = { ...item, slug: null, total: money(0, "USD") };
  const html = renderHtml({ ...order, reviewPath, items: [item, gift] });
  expect(html.match(/>Write a review</g)).toHaveLength(1);
  expect(html).toContain(`href="${reviewPath}"`);
  expect(renderHtml(order)).not.toContain("Write a review");
});
