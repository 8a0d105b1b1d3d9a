// The carriers of the shop in the settings.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { carriers as text } from "#i18n/he/carriers.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();

test("CARR-01 CARR-02 CARR-03 a carrier is added with its tracking address and countries, changed and deleted", async () => {
  const user = await shop.open(adminPaths.carriers, { as: "admin" });
  const { fields, form, remove } = text;
  await user.click(await screen.findByRole("button", { name: form.add }));
  const dialog = await findDialog(form.add);
  const type = (label: string, typed: string) => fill(user, getField(label, dialog), typed);
  const name = "שליח העיר";
  await type(fields.name.label, name);
  await type(fields.publicName.label, "City Courier");
  const address = getField(fields.trackingAddress.label, dialog);
  await fill(user, address, "https://courier.example/track");
  await user.selectOptions(getField(fields.countries.label, dialog), "IL");
  await user.click(getButton(admin.dialog.save, dialog));
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(fields.trackingAddress.problems.no_number),
  );
  await user.clear(address);
  await user.click(address);
  await user.paste("https://courier.example/track/{number}");
  await user.click(getButton(admin.dialog.save, dialog));
  await findToast(form.saved);
  const row = await screen.findByRole("row", { name: new RegExp(name) });
  expect(row).toHaveTextContent(formatCountry("IL", "he-IL"));

  await user.click(getButton(form.edit(name), row));
  const change = await findDialog(form.edit(name));
  await user.click(getField(fields.isActive.label, change));
  await user.click(getButton(admin.dialog.save, change));
  await waitFor(() => expect(row).toHaveTextContent(text.off));

  await user.click(getButton(remove.button(name), row));
  await user.click(getButton(admin.dialog.delete, await screen.findByRole("alertdialog")));
  await findToast(remove.saved);
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  expect(screen.getByRole("button", { name: new RegExp(remove.needed) })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});
