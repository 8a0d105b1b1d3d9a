import { randomUUID } from "node:crypto";
import { demoPassword } from "./accounts.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";

test("MAIL-34 the outbox shows a mail as it looks, and opens its link", async ({ page }) => {
  const email = `shown-${randomUUID()}@mail.example`;
  const data = { full_name: "Noa Lev", email, password: demoPassword };
  expect((await page.request.post("/api/auth/sign-up", { data })).status()).toBeLessThan(300);
  await expect
    .poll(async () => (await page.request.get("/dev/outbox")).text(), { timeout: 10_000 })
    .toContain(email);

  await page.goto("/dev/outbox");
  await page.getByRole("navigation").getByText(`To ${email}`).click();
  await expect(page.locator("article")).toContainText(email);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Confirm your email" })).toHaveCSS(
    "border-radius",
    "999px",
  );
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(page.locator("article")).toContainText(email);
  await page.getByRole("link", { name: "Open the link" }).click();
  await expect(page).toHaveURL(/\/auth\/confirm\?token=\S+/);
});
