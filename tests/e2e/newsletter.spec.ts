import { newsletter as labels } from "#content/newsletter.ts";
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
  page.getByRole("button", { name: labels.block.button, exact: true });
const confirm = (page: Page) => page.getByRole("button", { name: labels.confirm.button });
const leave = (page: Page) => page.getByRole("button", { name: labels.unsubscribe.button });

test.describe("with scripts", () => {
  test.use({ expectedNoise: [/status of 410|confirmations 410/] });

  /**
   * Asks for the newsletter through the API; returns the address, and the path of the mail's link.
   */
  async function askFor(page: Page) {
    const email = newAddress();
    const data = { email, elapsed_ms: 5_000 };
    const answer = await page.request.post("/api/newsletter/subscriptions", { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return { email, link: await linkTo(page, email, "/newsletter/confirm") };
  }

  /** Confirms as the button behind the link does. */
  async function confirmElsewhere(page: Page, link: string): Promise<void> {
    const data = { token: new URL(link, "http://shop").searchParams.get("token") };
    const answer = await page.request.post("/api/newsletter/confirmations", { data });
    expect(answer.status(), await answer.text()).toBe(204);
  }

  test("NEWS-20 an address is asked for, and refused at its field when it is none @phone", async ({
    page,
  }) => {
    await page.goto("/newsletter");
    await subscribe(page).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  });

  test("NEWS-21 asking for the newsletter says that a mail is on its way @phone", async ({
    page,
  }) => {
    await page.goto("/newsletter");
    await page.getByLabel("Email").fill(newAddress());
    await takeTime(page);
    await subscribe(page).click();
    await expect(toast(page)).toContainText(text.sent.text);
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  test("NEWS-22 the button behind the mail's link subscribes, on a page that is told to nobody @phone", async ({
    page,
  }) => {
    const { link } = await askFor(page);
    const looked = await page.request.get(link);
    expect(looked.headers()["cache-control"]).toBe("no-store");
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "strict-origin");
    await confirm(page).click();
    await expect(page.getByRole("heading", { name: labels.confirm.done.title })).toBeFocused();
  });

  test("NEWS-23 a link that was used says so, and offers a new one @phone", async ({ page }) => {
    const { link } = await askFor(page);
    await confirmElsewhere(page, link);
    await page.goto(link);
    await confirm(page).click();
    await expect(page.getByRole("heading", { name: labels.confirm.expired.title })).toBeFocused();
    await expect(subscribe(page)).toBeVisible();
  });

  test("NEWS-24 the way out in a mail is a button @phone", async ({ page }) => {
    const { email, link } = await askFor(page);
    await confirmElsewhere(page, link);
    await page.goto(await linkTo(page, email, "/newsletter/unsubscribe"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.unsubscribe.title);
    await leave(page).click();
    await expect(page.getByRole("heading", { name: labels.unsubscribe.done.title })).toBeFocused();
  });

  test("NEWS-24 without a token the page says how else to leave @phone", async ({ page }) => {
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.confirm.done.title);
    expect((await page.request.post(link)).status()).toBe(410);

    const way = await linkTo(page, email, "/newsletter/unsubscribe");
    const form = { "List-Unsubscribe": "One-Click" };
    const left = await page.request.post(way, { form });
    expect(left.status()).toBe(200);
    expect(await left.text()).toContain(labels.unsubscribe.done.title);
    const unknown = await page.request.post(way.replace(/token=.*/, "token=none"), { form });
    expect(unknown.status()).toBe(410);
  });
});
