// Analytics: figures with what is behind them, periods, charts and their tables.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { money as moneyTexts, monthSheet } from "#i18n/he/money.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findDialog, getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { why, charts, figures, period } = analytics;

async function openAnalytics(query = ""): Promise<UserEvent> {
  const user = await shop.open(`${adminPaths.analytics}${query}`, { as: "admin" });
  await screen.findByRole("heading", { level: 1, name: admin.nav.analytics });
  await screen.findByRole("slider", { name: new RegExp(charts.revenue) });
  return user;
}

function getCard(label: string): HTMLElement {
  const cards = within(screen.getByRole("list", { name: analytics.figuresTitle }));
  const name = new RegExp(label);
  const found = cards
    .getAllByRole("listitem")
    .find((card) => within(card).queryByRole("heading", { name }));
  if (!found) throw new Error(`no figure shows ${label}`);
  return found;
}

/** How many orders the screen speaks of, as soon as it knows. */
async function findShownOrders(): Promise<number> {
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  const shown = getCard(figures.orders.label).querySelector("p")?.textContent;
  return Number(shown?.replace(",", ""));
}

/** Asks where the number of orders comes from. */
async function askForOrders(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: why.openFor(figures.orders.label) }));
  return findDialog(why.open);
}

const findRows = async (panel: HTMLElement) =>
  within(await within(panel).findByRole("list", { name: why.rows })).findAllByRole("listitem");

/** Puts a table in the place of a chart. */
async function openTable(user: UserEvent, chart: string): Promise<HTMLElement> {
  const views = screen.getByRole("group", { name: `${charts.view}: ${chart}` });
  await user.click(getButton(charts.asTable, views));
  return screen.findByRole("table", { name: chart });
}

test("ANALYT-24 ANALYT-91 the screen shows eight figures, with amounts in shekels and dollars", async () => {
  await openAnalytics();
  const cards = Object.values(figures).map(({ label }) => getCard(label));
  expect(new Set(cards).size).toBe(8);
  expect(screen.getByRole("main")).toHaveTextContent(new RegExp(`${period.asOf} \\d{1,2}:\\d\\d`));
  const revenue = getCard(figures.revenue.label);
  expect(revenue).toHaveTextContent("₪");
  expect(revenue).toHaveTextContent(/\$[\d,]+\.\d\d/);
});

test("ANALYT-25 ANALYT-28 a chosen period is in the address, its table has the same data, and Back returns to it", async () => {
  const user = await openAnalytics();
  await user.click(getButton(period.choices["90"]));
  await untilAt(/\?period=90$/);
  await within(screen.getByRole("main")).findByText(period.against);
  const table = await openTable(user, charts.orders);
  await waitFor(() => expect(table.querySelectorAll("tbody tr")).toHaveLength(90));
  const shown = await findShownOrders();
  expect(shown).toBeGreaterThan(100);
  const counts = [...table.querySelectorAll("tbody td:nth-child(2)")].map((cell) =>
    Number(cell.textContent),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);
  await user.click(getButton(period.choices["7"]));
  await untilAt(/\?period=7&/);
  history.back();
  await untilAt(/\?period=90&/);
});

test("ANALYT-26 a figure opens its formula, its time zone, and the number of rows that it states", async () => {
  const user = await openAnalytics("?period=90");
  const shown = await findShownOrders();
  const panel = await askForOrders(user);
  await within(panel).findByText(figures.orders.formula);
  expect(within(panel).getByText("Asia/Jerusalem")).toBeVisible();
  await untilAt(/why=orders/);
  for (let all = 50; all < shown; all += 50) {
    await waitFor(async () => expect(await findRows(panel)).toHaveLength(all));
    await user.click(getButton(why.more, panel));
  }
  await waitFor(async () => expect(await findRows(panel)).toHaveLength(shown));
  expect(within(panel).queryByRole("button", { name: why.more })).toBeNull();
});

test("ANALYT-26 the rows of a figure link to their orders and to the preceding period, and Back returns", async () => {
  const user = await openAnalytics("?period=90");
  const panel = await askForOrders(user);
  await user.click(await within(panel).findByRole("button", { name: why.span.before }));
  await untilAt(/previous=yes/);
  await user.click(getButton(why.span.now, panel));
  const [row = panel] = await findRows(panel);
  await user.click(within(row).getByRole("link"));
  await untilAt(/\/admin\/orders\/[\da-f-]{36}$/);
  history.back();
  await untilAt(/why=orders/);
  const again = await findDialog(why.open);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await untilAt(/\?period=90$/);
});

test("ANALYT-32 ANALYT-93 days that are not final are shown by legend, screen reader text and table, with their open orders", async () => {
  const user = await openAnalytics();
  const panel = screen.getByRole("region", { name: charts.revenue });
  expect(within(panel).getByText(charts.underway)).toBeVisible();
  const revenue = getCard(figures.revenue.label);
  expect(revenue).toHaveTextContent(analytics.figureNotes.underway);
  expect(revenue).toHaveTextContent(analytics.change.beforeSameAge);
  const chart = screen.getByRole("slider", { name: new RegExp(charts.revenue) });
  chart.focus();
  await user.keyboard("{End}");
  expect(chart.getAttribute("aria-valuetext")).toMatch(charts.todayGoesOn);
  const table = await openTable(user, charts.revenue);
  const parts = within(table);
  expect(parts.getByRole("columnheader", { name: charts.underway })).toBeVisible();
  // The newest day stands first, as time does in charts.
  expect(parts.getAllByRole("row")[1]).toHaveTextContent(charts.soFar);
  expect(parts.getAllByRole("cell", { name: new RegExp(charts.unfinished) })[0]).toBeVisible();
  expect(parts.getAllByRole("cell", { name: charts.final })[0]).toBeVisible();
});

test("ANALYT-34 ANALYT-37 the card of the profit has one link, which leads to formula, margin and orders", async () => {
  const user = await openAnalytics("?period=365");
  await findShownOrders();
  const profit = getCard(figures.profit.label);
  expect(profit).toHaveTextContent(analytics.figureNotes.margin);
  await user.click(within(profit).getByRole("button"));
  const panel = await findDialog(why.open);
  await within(panel).findByText(figures.profit.formula);
  expect(within(panel).getByText(figures.profit.explanation)).toBeVisible();
  await untilAt(/why=profit/);
  expect((await findRows(panel))[0]).toHaveTextContent("₪");
});

test("ANALYT-92 ANALYT-95 a month is chosen, stands in the address, and leads to its page for the printer", async () => {
  const user = await openAnalytics();
  await user.click(getButton(period.month));
  await untilAt(/\?period=20\d\d-\d\d$/);
  const month = await screen.findByRole("combobox", { name: period.month });
  const [, last] = within(month).getAllByRole<HTMLOptionElement>("option");
  await user.selectOptions(month, last?.value ?? "");
  await untilAt(`/admin/analytics?period=${last?.value}`);
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  await waitFor(() => expect(getCard(figures.revenue.label)).toHaveTextContent("₪"));
  const shown = getCard(figures.revenue.label).querySelector("p")?.textContent ?? "";
  await user.click(screen.getByRole("link", { name: monthSheet.open }));
  await untilAt(`/admin/print/month?month=${last?.value}`);
  const paper = await screen.findByRole("article");
  expect(paper.textContent).toContain(shown);
  expect(within(paper).getByRole("table", { name: moneyTexts.in })).toBeVisible();
});

test("ANALYT-92 days of one's own take the place of the days that were shown", async () => {
  const user = await openAnalytics("?period=7");
  await user.click(getButton(period.own));
  await untilAt(/\?period=20\d\d-\d\d-\d\d\.\.20\d\d-\d\d-\d\d$/);
  expect(await screen.findByLabelText(period.from)).toBeVisible();
  expect(screen.getByLabelText(period.to)).toBeVisible();
});
