import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Signs up somebody new; returns their address once the mail to it is kept. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name}-${randomUUID()}@mail.example`;
  const answer = await page.request.post("/api/auth/sign-up", {
    data: { full_name: "Noa Lev", email, password: "Wanderpaw!2026" },
  });
  expect(answer.status()).toBeLessThan(300);
  await expect
    .poll(async () => (await page.request.get("/dev/outbox")).text(), { timeout: 10_000 })
    .toContain(email);
  return email;
}

test("MAIL-34 the outbox shows a mail as text and as it looks, and its link can be opened @phone", async ({
  page,
}) => {
  const email = await signUp(page, "shown");
  await page.goto("/dev/outbox");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const entry = page.getByRole("navigation", { name: "Kept emails" }).getByText(`To ${email}`);
  await entry.click();
  await expect(page.locator("article").getByRole("heading", { level: 2 })).toHaveText(
    "Confirm your email",
  );
  await expect(page.locator("pre")).toContainText("Hello Noa Lev,");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Confirm your email" })).toHaveCSS(
    "border-radius",
    "999px",
  );

  await page.reload();
  await expect(page.locator("article")).toContainText(email);
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(page.locator("article")).toContainText(email);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole("link", { name: "Open the link" }).click();
  await expect(page).toHaveURL(/\/auth\/confirm\?token=\S+/);
});

test("MAIL-35 the HTML of a mail can run nothing and be framed by the shop alone", async ({
  page,
}) => {
  await signUp(page, "framed");
  await page.goto("/dev/outbox");
  const source = await page.locator("iframe").getAttribute("src");
  const answer = await page.request.get(source ?? "");
  const policy = answer.headers()["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("sandbox");
  expect(policy).not.toContain("script-src");
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("MAIL-36 a mail that is not kept is said to be gone", async ({ page }) => {
  await signUp(page, "gone");
  await page.goto("/dev/outbox?mail=00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("This email is not kept any more.")).toBeVisible();
  const missing = await page.request.get("/dev/outbox/00000000-0000-4000-8000-000000000000");
  expect(missing.status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("MAIL-34 the outbox works without scripts", async ({ page }) => {
    const email = await signUp(page, "plain");
    await page.goto("/dev/outbox");
    await page.getByText(`To ${email}`).first().click();
    await expect(page.locator("article")).toContainText(email);
    await expect(
      page.frameLocator("iframe").getByRole("heading", { name: "Confirm your email" }),
    ).toBeVisible();
  });
});
