// A product's page in the back office, by keyboard.
import { randomUUID } from "node:crypto";
import { admin } from "#i18n/he/admin.ts";
import { entries } from "#i18n/he/entries.ts";
import { products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { button, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

test("CATF-07 an attribute is moved with its buttons, and the focus follows", async ({ page }) => {
  const staff = await signInAsStaff(page);
  const name = `Tote ${randomUUID().slice(0, 8)}`;
  const { id } = await staff.addProduct({ name, basePriceMinor: 124_990 });
  await page.goto(adminPaths.product(id));
  const { entry } = products.fields.attributes;
  const getField = (place: number, field: "name" | "value") =>
    page
      .getByRole("group", { name: entry.name(place) })
      .getByLabel(entry.fields[field].label, { exact: true });
  for (const [index, attribute] of ["Back", "Zip", "Pockets"].entries()) {
    await button(page, entry.add).click();
    await getField(index + 1, "name").fill(attribute);
    await getField(index + 1, "value").fill("Yes");
  }
  await button(page, entries.up(entry.name(3))).click();
  await expect(button(page, entries.up(entry.name(2)))).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(getField(1, "name")).toHaveValue("Pockets");
  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(products.outcomes.save.saved);
  const { attributes } = await staff.readProduct(id);
  expect(attributes.map((each) => each.name)).toEqual(["Pockets", "Back", "Zip"]);
});
