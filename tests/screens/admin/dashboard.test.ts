// The first screen of the back office: figures, newest orders, what runs low, and the way to what
// is missing before the shop opens.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { readiness } from "#i18n/he/readiness.ts";
import { readinessNote } from "#i18n/he/readiness-note.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createCatalogStaff, newName } from "./catalog-staff.ts";
import { createOrderStaff, getNumber } from "./order-staff.ts";
import { getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder } = createOrderStaff(shop);
const { addImage, addProduct, addVariant } = createCatalogStaff(shop);
const { figures, latest, lowStock, statuses, chart } = dashboard;

/** The dashboard with its numbers; `cards` are its four figures. */
async function openDashboard() {
  const user = await shop.open(adminPaths.home, { as: "admin" });
  await screen.findByRole("table", { name: latest.title });
  const cards = screen.getByRole("main").querySelector("dl");
  if (!cards) throw new Error("the dashboard has no figures");
  return { user, cards };
}

test("DASH-01 DASH-02 four cards show orders, revenue with dollars, low stock and products, with explanations and links", async () => {
  const { user, cards } = await openDashboard();
  const getCard = ({ label }: { label: string }) =>
    within(cards).getByRole("link", { name: label });
  for (const figure of Object.values(figures)) expect(getCard(figure)).toBeInTheDocument();
  expect(within(cards).getAllByRole("link")).toHaveLength(4);
  expect(cards).toHaveTextContent("₪");
  expect(cards).toHaveTextContent(/\$[\d,]+\.\d\d/);

  const { label, explanation } = figures.revenue;
  await user.click(getButton(`${admin.explain} ${label}`, cards));
  await waitFor(() => expect(screen.getByText(explanation)).toBeVisible());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(explanation)).toBeNull());

  await user.click(getCard(figures.lowStock));
  await untilAt(`${adminPaths.inventory}?level=below`);
  // The address is there before its screen; a press now would be one on the dashboard that goes.
  await waitFor(() => expect(screen.queryByRole("link", { name: label })).toBeNull());
  history.back();
  await user.click(await screen.findByRole("link", { name: label }));
  await untilAt(`${adminPaths.orders}?status=completed`);
});

test("DASH-03 the five newest orders are listed, newest first", async () => {
  const ids = [await enterOrder(), await enterOrder()];
  await openDashboard();
  const [, ...rows] = within(screen.getByRole("table", { name: latest.title })).getAllByRole("row");
  expect(rows).toHaveLength(5);
  for (const [place, id] of ids.toReversed().entries())
    expect(rows[place]).toHaveTextContent(getNumber(id));
});

test("DASH-04 the first five variants with low stock are listed with their images", async () => {
  const productId = await addProduct({ name: newName("Tote"), basePriceMinor: 1_000 });
  await addImage(productId);
  for (let place = 0; place < 6; place += 1)
    await addVariant(productId, {
      variantName: `Low ${place}`,
      sku: newName("LOW").replace(" ", "_"),
      stock: 1,
      priceMinor: 1_000,
    });
  const { lowStock: low } = await shop.call<Dashboard>("admin", "GET /api/admin/dashboard");
  expect(low.count).toBeGreaterThan(5);
  await openDashboard();
  const items = within(screen.getByRole("region", { name: lowStock.title })).getAllByRole(
    "listitem",
  );
  expect(items.map((item) => item.querySelector("a")?.textContent)).toEqual(
    low.variants.map(({ variantName }) => variantName),
  );
  expect(items).toHaveLength(5);
  for (const item of items) expect(item.querySelector("img")).not.toBeNull();
});

test("DASH-05 the counts by status add up to all orders", async () => {
  const { cards } = await openDashboard();
  const items = within(screen.getByRole("region", { name: statuses.title })).getAllByRole(
    "listitem",
  );
  const counts = items.map((item) => Number(item.querySelector("bdi")?.textContent));
  expect(counts).toHaveLength(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    Number(cards.querySelector("dd")?.textContent),
  );
});

test("DASH-06 DASH-11 a chart and a table show the revenue of six months, with open orders and months that are not final", async () => {
  const { user } = await openDashboard();
  const drawn = screen.getByRole("img", { name: chart.label });
  expect(within(drawn).getByText(chart.soFar)).toBeInTheDocument();
  await user.click(screen.getByText(chart.table));
  const table = within(screen.getByRole("table", { name: chart.label }));
  expect(table.getByRole("columnheader", { name: chart.underway })).toBeInTheDocument();
  const rows = table.getAllByRole("row");
  expect(rows).toHaveLength(7);
  expect(rows[1]).toHaveTextContent(chart.soFar);
  expect(rows[1]).toHaveTextContent("₪");
});

test("READY-11 the dashboard links to the list, and each item to where it is settled", async () => {
  const { user } = await openDashboard();
  await user.click(await screen.findByRole("link", { name: readinessNote.link }));
  await untilAt(adminPaths.ready);
  const list = await screen.findByRole("list", { name: readiness.list });
  const lines = await within(list).findAllByRole("listitem");
  const getLine = ({ name }: { name: string }) =>
    lines.find((line) => line.textContent.includes(name));
  const mail = getLine(readiness.checks.testMail);
  expect(mail).toHaveTextContent(readiness.reasons.mails_stay_here);
  await user.click(within(mail ?? list).getByRole("link"));
  await untilAt(adminPaths.mail);
});
