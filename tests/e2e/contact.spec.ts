import { forms } from "#i18n/en/forms.ts";
import { expect, phone, test } from "./fixtures.ts";

test.describe("on a phone", () => {
  test.use(phone);

  test("FORM-42 FORM-64 the first invalid field gets the focus and is on screen with its label, below the header", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = page.locator("#form");
    await form.getByRole("button", { name: forms.submit }).click();
    await expect(form.getByLabel(forms.name)).toBeFocused();
    const label = await page.locator("label[for=name]").boundingBox();
    const bar = await page.getByRole("banner").locator("> div").last().boundingBox();
    expect(label?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.locator("#name-error")).toBeInViewport();
  });
});
