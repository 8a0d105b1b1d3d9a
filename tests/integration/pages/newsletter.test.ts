// The pages of the newsletter as they are sent, and what they do without scripts.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { newsletter as words } from "#content/newsletter.ts";
import { forms } from "#i18n/en/forms.ts";
import { newsletter as text } from "#i18n/en/newsletter.ts";
import { paths } from "#web/paths.ts";
import { getAttribute, getFormWith, readText, type SentPage, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

/** Asks for the newsletter; returns the address, and the path of the link in its mail. */
async function askFor(): Promise<{ email: string; link: string }> {
  const email = shop.newEmail();
  const page = await shop.read(paths.newsletter);
  const taken = await shop.submit(getFormWith(page, words.block.button), { email });
  expect(taken.headers.get("location")).toBe("/newsletter?sent=newsletter#form");
  const token = await shop.linkToken(email, "confirm-newsletter");
  return { email, link: `${paths.confirmNewsletter}?token=${token}` };
}

const getHeading = ({ main }: SentPage) =>
  readText(within(main).getByRole("heading", { level: 1 }));

test("NEWS-22 the page of the mail's link is neither cached nor indexed, and sends no referrer", async () => {
  const { document, headers } = await shop.read((await askFor()).link);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  expect(getAttribute(document, "meta[name=referrer]", "content")).toBe("strict-origin");
});

test("NEWS-24 without a token the page explains other ways to unsubscribe", async () => {
  const page = await shop.read(paths.unsubscribe);
  expect(getHeading(page)).toBe(text.unsubscribeExpired.title);
  const button = { name: words.unsubscribe.button };
  expect(within(page.main).queryByRole("button", button)).toBeNull();
});

test("NEWS-25 subscribing and confirming work without scripts", async () => {
  const page = await shop.read(paths.newsletter);
  const refused = await shop.submit(getFormWith(page, words.block.button), {
    email: "maya@localhost",
  });
  expect(refused.status).toBe(422);
  const field = refused.document.querySelector("#form [name=email]");
  const error = refused.document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toContain(forms.problem("not_an_email", 0));

  const { email, link } = await askFor();
  const thanks = await shop.read("/newsletter?sent=newsletter");
  const form = within(getFormWith(thanks, words.block.button));
  expect(form.getAllByRole("status")[0]?.textContent).toContain(text.sent.title);
  const confirmed = await shop.submit(getFormWith(await shop.read(link), words.confirm.button));
  expect(getHeading(confirmed)).toBe(words.confirm.done.title);
  expect(await shop.mailsTo(email)).toContain("newsletter-welcome");
  expect((await shop.read(link, { method: "POST" })).status).toBe(410);
});

test("NEWS-26 MAIL-89 a mail program can unsubscribe with one request", async () => {
  const { email, link } = await askFor();
  await shop.submit(getFormWith(await shop.read(link), words.confirm.button));
  const leave = (token: string) =>
    shop.read(`${paths.unsubscribe}?token=${token}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
  const left = await leave(await shop.linkToken(email, "newsletter-welcome"));
  expect(left.status).toBe(200);
  expect(getHeading(left)).toBe(words.unsubscribe.done.title);
  expect((await leave("none")).status).toBe(410);
  const served = `${"served-".repeat(6)}&for=stock`;
  expect((await leave(served)).status).toBe(200);
});
