import { dealer as text } from "#i18n/he/dealer.ts";
import type { Page } from "@playwright/test";
import { expect, recordRequests, test } from "./fixtures.ts";
import { mailWith, newAddress, takeTime, toast } from "./forms.ts";

const field = (page: Page, name: keyof typeof text.labels) =>
  page.locator("#form").getByLabel(text.labels[name]);
const submit = (page: Page) => page.getByRole("button", { name: text.submit });
const inHebrew = (page: Page) => toast(page).locator('[lang="he"][dir="rtl"]');

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, "companyName").fill("חיות וטבע");
  await field(page, "contactName").fill("דנה");
  await field(page, "email").fill(email);
  await field(page, "phone").fill("+972 50 555 0123");
  await field(page, "city").fill("חיפה");
  await field(page, "experience").fill("חנות בשכונה");
}

test("FORM-60 FORM-61 FORM-62 a business asks in Hebrew, twice an hour at most @phone", async ({
  page,
}) => {
  await page.goto("/dealer");
  for (const name of [
    "Why partner with us",
    "Who can apply",
    "What we look for",
    "3 business days",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const block = page.locator('main [lang="he"][dir="rtl"]').filter({ has: page.locator("#form") });
  await expect(block.getByRole("heading", { name: text.heading })).toBeVisible();
  await expect(field(page, "email")).toHaveAttribute("dir", "ltr");
  await expect(field(page, "phone")).toHaveAttribute("dir", "ltr");

  await submit(page).click();
  await expect(field(page, "companyName")).toBeFocused();
  await expect(field(page, "companyName")).toHaveAccessibleDescription(text.required.companyName);
  await expect(field(page, "experience")).toHaveAccessibleDescription(text.required.experience);
  await expect(field(page, "message")).not.toHaveAttribute("aria-invalid");

  const email = newAddress();
  await fillIn(page, email);
  await field(page, "message").fill(`כמה תיקים אפשר להזמין? ${email}`);
  await takeTime(page);
  await submit(page).click();
  await expect(inHebrew(page).getByText(text.sent.title)).toBeVisible();
  await expect(inHebrew(page).getByText(text.sent.text(3))).toBeVisible();
  await expect(field(page, "companyName")).toHaveValue("");
  expect(await mailWith(page.request, email)).toContain("חיות וטבע");

  await fillIn(page, email);
  await submit(page).click();
  await expect(field(page, "companyName")).toHaveValue("");
  const urls = recordRequests(page);
  await submit(page).click();
  await expect(inHebrew(page).getByText(text.limited.title)).toBeVisible();
  await expect(inHebrew(page).getByText(text.limited.text(60))).toBeVisible();
  expect(urls.filter((url) => url.includes("/api/"))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("FORM-48 FORM-61 the dealer form works without scripts, in Hebrew", async ({ page }) => {
    const email = newAddress();
    await page.goto("/dealer");
    await fillIn(page, "dana@localhost");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(text.unsent.text);
    await expect(field(page, "email")).toHaveAccessibleDescription(text.invalid.email);
    await expect(field(page, "city")).toHaveValue("חיפה");
    await field(page, "email").fill(email);
    await submit(page).click();
    await expect(page).toHaveURL("/dealer?sent=dealer#form");
    await expect(page.locator("#form").getByRole("status").first()).toContainText(text.sent.title);
    expect(await mailWith(page.request, email)).toContain("דנה");
  });
});
