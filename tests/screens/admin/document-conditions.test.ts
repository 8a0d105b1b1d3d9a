// Conditions in the editor of what the shop says.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { contentActions, contentEditor } from "#i18n/he/content-editor.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, getButton } from "./staff.ts";

const shop = await startScreenShop();
const text = contentEditor.field;

const findTitle = () =>
  waitFor(() => {
    const found = document.getElementById("field-title");
    if (!(found instanceof HTMLInputElement)) throw new Error("there is no field for the title");
    return found;
  });

test("WORDS-104 the menu of values puts the chosen words into a condition, and an open one is told at its field", async () => {
  const user = await shop.open(adminPaths.document("dealer"), { as: "admin" });
  const title = await findTitle();
  await fill(user, title, "Join us");
  title.setSelectionRange(5, 7);
  await user.click(getButton(text.insertInto(findFieldName("dealer", "title") ?? "")));
  const item = await screen.findByRole("menuitem", { name: new RegExp(text.facts.gift) });
  expect(item).toHaveTextContent(text.holds(true));
  await user.click(item);
  await waitFor(() => expect(title).toHaveValue("Join {if gift}us{/if}"));

  await fill(user, title, "Join {{if gift}us");
  await user.click(getButton(contentActions.publish.button));
  expect(
    (await screen.findAllByText(contentEditor.findings.of.unclosed_condition, { exact: false }))
      .length,
  ).toBeGreaterThan(0);
});
