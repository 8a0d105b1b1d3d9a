import type { Page } from "@playwright/test";
import { account } from "#i18n/en/account.ts";

/** Fills in the page to sign in, which must be open, and sends it. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = page.getByRole("tabpanel", { name: account.tabs["sign-in"] });
  await form.getByLabel(account.email).fill(email);
  await form.getByLabel(account.password, { exact: true }).fill(password);
  await form.getByRole("button", { name: account.signIn.submit, exact: true }).click();
}
