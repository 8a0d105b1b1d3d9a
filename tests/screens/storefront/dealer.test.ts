// The form for businesses, in Hebrew.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { dealer as text } from "#i18n/he/dealer.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findHebrewNews, openPublicForm, watchBodies } from "./forms.ts";

const shop = await startScreenShop();
const { labels } = text;

async function openForm() {
  const form = await openPublicForm(shop, "/dealer", text.submit);
  const email = shop.newEmail();
  const fillEach = () =>
    form.fillIn({
      [labels.companyName]: "Pets & More",
      [labels.contactName]: "Dana",
      [labels.email]: email,
      [labels.phone]: "+972 50 555 0123",
      [labels.city]: "Haifa",
      [labels.experience]: "A shop around the corner",
    });
  return { ...form, email, fillEach };
}

test("FORM-61 invalid fields of the dealer form show errors in Hebrew, and the first gets the focus", async () => {
  const { user, field, submit } = await openForm();
  await user.click(submit);
  await waitFor(() => expect(field(labels.companyName)).toHaveFocus());
  expect(field(labels.companyName)).toHaveAccessibleDescription(text.required.companyName);
  expect(field(labels.experience)).toHaveAccessibleDescription(text.required.experience);
  expect(field(labels.message)).not.toHaveAttribute("aria-invalid");
});

test("FORM-61 FORM-62 a business can send two inquiries an hour, in Hebrew", async () => {
  const { user, email, field, fillIn, fillEach, submit } = await openForm();
  await fillEach();
  await fillIn({ [labels.message]: "How many bags?" });
  await user.click(submit);
  await findHebrewNews(text.sent.title);
  await findHebrewNews(text.sent.text(3));
  expect(field(labels.companyName)).toHaveValue("");
  const mails = await shop.database.asOwner(
    "select content from mails where kind = 'dealer-inquiry' and content::text like $1",
    [`%${email}%`],
  );
  expect(JSON.stringify(mails)).toContain("Pets & More");

  await fillEach();
  await user.click(submit);
  await waitFor(() => expect(field(labels.companyName)).toHaveValue(""));
  const sent = watchBodies(shop, "POST /api/**");
  await user.click(submit);
  await findHebrewNews(text.limited.title);
  await findHebrewNews(text.limited.text(60));
  expect(sent).toEqual([]);
  expect(screen.queryByText(text.required.companyName)).toBeNull();
});
