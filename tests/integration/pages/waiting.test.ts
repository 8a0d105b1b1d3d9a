// The page of what is sold out, in a browser without scripts.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { waiting as text } from "#i18n/en/waiting.ts";
import { paths } from "#web/paths.ts";
import { getFormWith, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

test("WAIT-07 the product page accepts the form and shows the result", async () => {
  await shop.database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason, note)
     select id, sku, -stock_quantity, 'adjustment', 'A market'
     from product_variants where slug = 'caramel'`,
  );
  const page = await shop.read(paths.product("caramel"));
  const form = getFormWith(page, text.block.button);
  const refused = await shop.submit(form, { email: "maya@localhost" });
  const field = within(refused.main).getByLabelText(text.email);
  const problem = refused.document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(problem?.textContent).toContain("an email address such as");
  const email = shop.newEmail();
  const taken = await shop.submit(form, { email });
  expect(taken.headers.get("location")).toBe(`${paths.product("caramel")}?sent=waiting#form`);
  const thanks = (await shop.follow(taken)).document.querySelector("#form [role=status]");
  expect(thanks && readText(thanks)).toContain(text.sent.title);

  const token = await shop.linkToken(email, "confirm-waiting");
  const asking = await shop.read(`${paths.confirmNewsletter}?for=stock&token=${token}`);
  const done = await shop.submit(getFormWith(asking, text.confirm.button));
  expect(readText(within(done.main).getByRole("heading", { level: 1 }))).toBe(
    text.confirm.done.title,
  );
});
