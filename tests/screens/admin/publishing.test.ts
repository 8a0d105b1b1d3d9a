// The part of the catalogue that is shown, from when on, and in which order.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { publishing as text } from "#i18n/he/publishing.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createCatalogStaff, newName } from "./catalog-staff.ts";
import { chooseInMenu, fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { addProduct, readProduct } = createCatalogStaff(shop);

test("PUB-02 PUB-09 a time is chosen in Jerusalem time, and one in the past is rejected at its field", async () => {
  const name = newName("Bowl");
  const id = await addProduct({ name, basePriceMinor: 2_500 });
  await shop.call("admin", `PUT /api/admin/products/${id}/state`, { state: "draft" });
  const user = await shop.open(adminPaths.product(id), { as: "admin" });
  const panel = await screen.findByRole("region", { name: text.title });
  await chooseInMenu(user, text.menu(name, text.states.draft), text.actions.scheduled);
  const dialog = await findDialog(text.schedule.title(name));
  const when = getField(text.schedule.when, dialog);
  await fill(user, when, "2020-03-02T09:30");
  await user.click(getButton(text.schedule.submit, dialog));
  await waitFor(() => expect(when).toHaveAccessibleDescription(text.schedule.problems.past));
  await fill(user, when, "2090-03-02T09:30");
  await user.click(getButton(text.schedule.submit, dialog));
  await findToast(text.done.scheduled);
  await waitFor(() => expect(panel).toHaveTextContent("02.03.2090, 9:30"));
  expect((await readProduct(id)).publishAt).toBe("2090-03-02T07:30:00.000Z");
});

test("PUB-01 the same control shows, hides and archives a product in the list and on its page", async () => {
  const name = newName("Bowl");
  const id = await addProduct({ name, basePriceMinor: 2_500 });
  const getState = async () => (await readProduct(id)).state;
  const findSwitch = () => screen.findByRole("switch", { name: text.switchLabel.products(name) });
  const user = await shop.open(`${adminPaths.products}?q=${encodeURIComponent(name)}`, {
    as: "admin",
  });
  await user.click(await findSwitch());
  await findToast(text.done.draft);
  expect(await findSwitch()).not.toBeChecked();
  expect(await getState()).toBe("draft");
  await chooseInMenu(user, text.menu(name, text.states.draft), text.actions.archived);
  await findToast(text.done.archived);
  expect(await getState()).toBe("archived");

  await user.click(screen.getByRole("link", { name }));
  const panel = await screen.findByRole("region", { name: text.title });
  expect(panel).toHaveTextContent(text.stateText.archived);
  await user.click(await findSwitch());
  await findToast(text.done.live);
  expect(await getState()).toBe("live");
  expect(within(panel).getAllByRole("button")).toHaveLength(1);
});

test("PUB-11 products are reordered in the list sorted by shop order", async () => {
  const names = [newName("Bowl"), newName("Bowl")];
  for (const name of names) await addProduct({ name, basePriceMinor: 2_500 });
  const user = await shop.open(`${adminPaths.products}?sort=shop`, { as: "admin" });
  const findOrder = (expected: readonly string[]) =>
    waitFor(() => {
      const rows = screen.getAllByRole("row").map((row) => row.textContent);
      const shown = rows.flatMap((row) => names.filter((name) => row.includes(name)));
      expect(shown).toEqual(expected);
    });
  await findOrder(names);
  await user.click(getButton(text.order.up(names[1] ?? "")));
  await findOrder(names.toReversed());
});
