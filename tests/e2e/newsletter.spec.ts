import { newsletter as words } from "#content/newsletter.ts";
import { newsletter as text } from "#i18n/en/newsletter.ts";
import type { Page } from "@playwright/test";
import { linkInMail } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress, takeTime, toast } from "./forms.ts";

/** The path of the link in the newest mail to an address, or in one that leads to `page`. */
async function linkTo(page: Page, email: string, path: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const { pathname, search } = new URL(await linkInMail(page.request, email));
    expect(pathname).toBe(path);
    link = pathname + search;
  }).toPass({ timeout: 15_000 });
  return link;
}

const subscribe = (page: Page) =>
  page.getByRole("button", { name: words.block.button, exact: true });
const confirm = (page: Page) => page.getByRole("button", { name: words.confirm.button });
const leave = (page: Page) => page.getByRole("button", { name: words.unsubscribe.button });

test.describe("with scripts", () => {
  test.use({ expectedNoise: [/status of 410|confirmations 410/] });

  test("NEWS-20 NEWS-21 NEWS-22 NEWS-23 NEWS-24 from asking for the newsletter to leaving it @phone", async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto("/newsletter");
    await subscribe(page).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill(email);
    await takeTime(page);
    await subscribe(page).click();
    await expect(toast(page)).toContainText(text.sent.text);
    await expect(page.getByLabel("Email")).toHaveValue("");

    const link = await linkTo(page, email, "/newsletter/confirm");
    const looked = await page.request.get(link);
    expect(looked.headers()["cache-control"]).toBe("no-store");
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "strict-origin");
    await confirm(page).click();
    await expect(page.getByRole("heading", { name: words.confirm.done.title })).toBeFocused();
    await page.goto(link);
    await confirm(page).click();
    await expect(page.getByRole("heading", { name: words.confirm.expired.title })).toBeFocused();
    await expect(subscribe(page)).toBeVisible();

    await page.goto(await linkTo(page, email, "/newsletter/unsubscribe"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unsubscribe.title);
    await leave(page).click();
    await expect(page.getByRole("heading", { name: words.unsubscribe.done.title })).toBeFocused();
    await page.goto("/newsletter/unsubscribe");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.leaveExpired.title);
    await expect(leave(page)).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("NEWS-25 NEWS-26 the newsletter works without scripts, and mail programs leave it with one request", async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto("/newsletter");
    await page.getByLabel("Email").fill("maya@localhost");
    await subscribe(page).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/an email address such as/);
    await page.getByLabel("Email").fill(email);
    await subscribe(page).click();
    await expect(page).toHaveURL("/newsletter?sent=newsletter#form");
    await expect(page.locator("#form").getByRole("status").first()).toContainText(text.sent.title);

    const link = await linkTo(page, email, "/newsletter/confirm");
    await page.goto(link);
    await confirm(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.confirm.done.title);
    expect((await page.request.post(link)).status()).toBe(410);

    const way = await linkTo(page, email, "/newsletter/unsubscribe");
    const form = { "List-Unsubscribe": "One-Click" };
    const left = await page.request.post(way, { form });
    expect(left.status()).toBe(200);
    expect(await left.text()).toContain(words.unsubscribe.done.title);
    const unknown = await page.request.post(way.replace(/token=.*/, "token=none"), { form });
    expect(unknown.status()).toBe(410);
  });
});
