// The list of orders in the back office: what it shows, and what its address says of it.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, findPanel, getNumber } from "./order-staff.ts";
import { fill, getButton, getRows, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder } = createOrderStaff(shop);

const untilRows = (count: number) => waitFor(() => expect(getRows()).toHaveLength(count));
const untilFirstIs = (status: string) =>
  waitFor(() => expect(getRows()[0]).toHaveTextContent(status));

/** The list at this address, with a full page. */
async function openList(query = "") {
  const user = await shop.open(`/admin/orders${query}`, { as: "admin" });
  await screen.findByRole("table");
  await untilRows(50);
  return user;
}

test("ORDL-02 a figure explains itself and links to the orders behind it", async () => {
  const user = await openList();
  const { revenue, completed } = text.figures;
  await user.click(getButton(`${admin.explain} ${revenue.label}`));
  await waitFor(() => expect(screen.getByText(revenue.explanation)).toBeVisible());
  await user.keyboard("{Escape}");
  const figures = document.querySelectorAll("dl");
  expect(figures).toHaveLength(1);
  for (const list of figures)
    await user.click(within(list).getByRole("link", { name: completed.label }));
  await untilAt("/admin/orders?status=completed");
  await untilFirstIs(orderLabels.statuses.completed);
});

test("DESK-22 the figures are those of the filter, and lead to their status within it", async () => {
  const { total: inAll } = await shop.call<{ total: number }>(
    "admin",
    "GET /api/admin/order-totals",
  );
  const id = await enterOrder(1, {
    customer: { name: "Tal", email: "tal@people.example", phone: "" },
  });
  await shop.open(`/admin/orders?q=${getNumber(id)}`, { as: "admin" });
  await screen.findByRole("table");
  const [figures = document.body] = document.querySelectorAll("dl");
  const total = within(figures).getByRole("link", { name: text.figures.total.label });
  await waitFor(() => expect(total.closest("div")).toHaveTextContent(/1$/));
  expect(inAll).toBeGreaterThan(1);
  expect(within(figures).getByRole("link", { name: text.figures.pending.label })).toHaveAttribute(
    "href",
    `/admin/orders?q=${getNumber(id)}&status=pending`,
  );
});

test("ORDL-01 the address contains status, period and sort order of the list", async () => {
  const user = await openList("?status=completed");
  await untilFirstIs(orderLabels.statuses.completed);
  await user.click(screen.getByRole("button", { name: new RegExp(`^${text.status.label}: `) }));
  await user.click(await screen.findByRole("menuitemradio", { name: text.status.all }));
  await untilAt("/admin/orders");
  await user.click(getButton(text.period.choices.month));
  await untilAt("/admin/orders?period=month");
  await user.click(getButton(text.columns.customer));
  await untilAt("/admin/orders?period=month&sort=customer&direction=asc");
});

test("ADMIN-113 a press asks for its orders before the screen is drawn for them", async () => {
  const user = await openList();
  const addresses: string[] = [];
  for (const call of ["orders", "order-count", "order-totals"])
    shop.intercept(`GET /api/admin/${call}`, (proceed, { url }) => {
      addresses.push(location.search);
      expect(new URL(url).searchParams.get("period")).toBe("month");
      return proceed();
    });
  await user.click(getButton(text.period.choices.month));
  await untilAt("/admin/orders?period=month");
  expect(addresses).toEqual(["", "", ""]);
});

test("ORDL-01 an order opens beside a list with the state in its address", async () => {
  const id = await enterOrder();
  await shop.open(`/admin/orders/${id}?status=pending`, { as: "admin" });
  await findPanel(id);
  await untilFirstIs(orderLabels.statuses.pending);
});

test("ORDL-03 ORDL-05 an order is found by number, name or id, and the list shows how many it contains", async () => {
  const name = `Noga ${crypto.randomUUID().slice(0, 8)}`;
  const id = await enterOrder(1, { customer: { name, email: "noga@people.example", phone: "" } });
  const user = await openList();
  const { total } = await shop.call<{ total: number }>("admin", "GET /api/admin/order-totals");
  await screen.findByText(text.shown.exact(50, total));
  for (const words of [getNumber(id).toLowerCase(), name, id]) {
    await fill(user, screen.getByRole("searchbox", { name: text.search }), words);
    await untilRows(1);
    expect(getRows()[0]).toHaveTextContent(name);
    await screen.findByText(text.shown.exact(1, 1));
  }
});

test("ORDL-09 an empty order list explains why it is empty and links back to all orders", async () => {
  const user = await shop.open(`/admin/orders?q=${crypto.randomUUID()} nobody`, { as: "admin" });
  await screen.findByText(text.list.filtered.title);
  await user.click(getButton(admin.list.clear));
  await screen.findByRole("table");
  await untilRows(50);
});

test("ORDL-04 a column first sorts in its natural direction, and the next click reverses it", async () => {
  const user = await openList();
  const name = text.columns.customer;
  const untilSorted = (direction: string) =>
    waitFor(() => expect(getButton(name).closest("th")).toHaveAttribute("aria-sort", direction));
  await user.click(getButton(name));
  await untilSorted("ascending");
  await user.click(getButton(name));
  await untilSorted("descending");
});
