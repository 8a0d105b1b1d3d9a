// The editor of what the shop says: two people in it, and its page as search engines list it.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { searchPreview } from "#i18n/he/search-preview.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, getButton } from "./staff.ts";

const shop = await startScreenShop();

const findTextField = (path: string) =>
  waitFor(() => {
    const found = document.getElementById(`field-${path}`);
    if (found === null) throw new Error(`there is no field ${path}`);
    return found;
  });

test("EDIT-04 of two simultaneous users both changes stay, and a field that both changed shows both versions", async () => {
  const key = "dealer";
  const read = () =>
    shop.call<{
      version: string;
      published: Record<string, unknown>;
      draftData: Record<string, unknown> | null;
    }>("admin", `GET /api/admin/content/document?key=${key}`);
  const { published, version } = await read();
  const user = await shop.open(adminPaths.document(key), { as: "admin" });
  const title = await findTextField("title");
  // Just before the screen saves by itself, a colleague has saved.
  shop.intercept("PUT /api/admin/content/draft", async (proceed) => {
    const data = { ...published, title: "Theirs", lede: "Their lede" };
    await shop.call("admin", "PUT /api/admin/content/draft", { key, version, data });
    return proceed();
  });
  await fill(user, title, "Mine");
  const alert = (await screen.findByText(contentEditor.clash.title)).closest("[role=alert]");
  expect(alert).toHaveTextContent("Noa Adler");
  expect(await findTextField("lede")).toHaveValue("Their lede");
  expect(title).toHaveValue("Mine");
  await user.click(getButton(admin.clash.keep("כותרת העמוד")));
  await waitFor(async () =>
    expect((await read()).draftData).toMatchObject({ title: "Mine", lede: "Their lede" }),
  );
  await shop.goTo(adminPaths.document(key));
  expect(await findTextField("title")).toHaveValue("Mine");
});

test("SEO-77 the editor of a page shows it as a search engine lists it, with its names and numbers filled in", async () => {
  const user = await shop.open(adminPaths.document("faq"), { as: "admin" });
  const title = await findTextField("metaTitle");
  const preview = await screen.findByRole("figure", { name: searchPreview.caption });
  expect(preview).toHaveTextContent(delivered.faq.metaTitle);
  expect(preview).toHaveTextContent("› faq");
  await fill(user, title, "Answers");
  await waitFor(() => expect(preview).toHaveTextContent("Answers"));
});
