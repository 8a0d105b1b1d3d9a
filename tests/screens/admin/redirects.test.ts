// Redirects in the back office, and what they do in the shop.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { redirectsAdmin as text } from "#i18n/he/redirects.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, findDialog, getButton, getField } from "./staff.ts";

const shop = await startScreenShop({ followsChanges: true });

test("REDIR-10 a redirect is added, refused where it is invalid, followed and deleted", async () => {
  const from = "/an-old-address";
  const user = await shop.open(adminPaths.redirects, { as: "admin" });
  await user.click(await screen.findByRole("button", { name: text.add.button }));
  const dialog = await findDialog(text.add.title);
  const [oldField, newField] = Object.values(text.fields).map(({ label }) =>
    getField(label, dialog),
  );
  if (!oldField || !newField) throw new Error("the form has no fields");
  const submit = () => user.click(getButton(text.add.submit, dialog));
  await fill(user, oldField, "/contact");
  await fill(user, newField, "//evil.example");
  await submit();
  await waitFor(() =>
    expect(newField).toHaveAccessibleDescription(text.fields.from.problems.not_a_path),
  );
  await fill(user, newField, "/contact");
  await submit();
  await waitFor(() =>
    expect(oldField).toHaveAccessibleDescription(text.fields.from.problems.not_free),
  );
  await fill(user, oldField, from);
  await submit();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await within(screen.getByRole("main")).findByText(from)).toBeVisible();

  await waitFor(async () => {
    const { status, headers } = await shop.send(`${from}?from=mail`);
    expect(status).toBe(301);
    expect(headers.get("location")).toMatch(/\/contact\?from=mail$/);
  });

  await user.click(getButton(text.remove.button(from)));
  const question = await screen.findByRole("alertdialog");
  await user.click(getButton(admin.dialog.delete, question));
  await waitFor(() => expect(screen.queryByText(from)).toBeNull());
});
