// The newsletter: asking for it, confirming by the link of a mail, and leaving.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { newsletter as words } from "#content/newsletter.ts";
import { newsletter as text } from "#i18n/en/newsletter.ts";
import { paths } from "#web/paths.ts";
import { getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { openPublicForm } from "./forms.ts";
import { findNews } from "./visitor.ts";

const shop = await startScreenShop();

/** Asks for the newsletter through the API; returns the address, and the token in its mail. */
async function askFor() {
  const email = shop.newEmail();
  await shop.post("/api/newsletter/subscriptions", { email, elapsed_ms: 5_000 });
  return { email, token: await shop.linkToken(email, "confirm-newsletter") };
}

/** Confirms as the button behind the link does. */
const confirmElsewhere = (token: string) => shop.post("/api/newsletter/confirmations", { token });

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("NEWS-20 the form has a field for an address and rejects an invalid one there", async () => {
  const { user, field, submit } = await openPublicForm(shop, paths.newsletter, words.block.button);
  await user.click(submit);
  await waitFor(() => expect(field(text.email)).toHaveFocus());
  expect(field(text.email)).toHaveAttribute("aria-invalid", "true");
});

test("NEWS-21 after a request for the newsletter the page says that a mail is on its way", async () => {
  const { user, field, fillIn, submit } = await openPublicForm(
    shop,
    paths.newsletter,
    words.block.button,
  );
  const email = shop.newEmail();
  await fillIn({ [text.email]: email });
  await user.click(submit);
  await findNews(text.sent.text);
  expect(field(text.email)).toHaveValue("");
  expect(await shop.mailsTo(email)).toEqual(["confirm-newsletter"]);
});

test("NEWS-22 the button on the page of the mail's link subscribes, and opening the page does not", async () => {
  const { email, token } = await askFor();
  const user = await shop.open(`${paths.confirmNewsletter}?token=${token}`);
  expect(await shop.mailsTo(email)).toEqual(["confirm-newsletter"]);
  await user.click(getButton(words.confirm.button));
  expect(await findHeading(words.confirm.done.title)).toHaveFocus();
  expect(await shop.mailsTo(email)).toContain("newsletter-welcome");
});

test("NEWS-23 a used link says so and offers a new one", async () => {
  const { token } = await askFor();
  await confirmElsewhere(token);
  const user = await shop.open(`${paths.confirmNewsletter}?token=${token}`);
  await user.click(getButton(words.confirm.button));
  expect(await findHeading(words.confirm.expired.title)).toHaveFocus();
  getButton(words.block.button);
});

test("NEWS-24 the unsubscribe link of a mail opens a page with a button", async () => {
  const { email, token } = await askFor();
  await confirmElsewhere(token);
  const way = await shop.linkToken(email, "newsletter-welcome");
  const user = await shop.open(`${paths.unsubscribe}?token=${way}`);
  await findHeading(words.unsubscribe.title);
  await user.click(getButton(words.unsubscribe.button));
  expect(await findHeading(words.unsubscribe.done.title)).toHaveFocus();
});
