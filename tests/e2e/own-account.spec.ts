// What people do about their account as a whole.
import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { linkInMail, openSignedIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

/** The mails name the shop by its public address, under which no test asks. */
const pathOf = (link: string) => link.replace(new URL(link).origin, "");

test("OWN-13 OWN-14 the address is changed by a link to the new one, which works without scripts, and kept by a link to the old one", async ({
  page,
  browser,
  baseURL,
}) => {
  const { account } = await openSignedIn(page, "/account");
  const wanted = `${randomUUID()}@people.example`;
  const section = page.getByRole("region", { name: "Email address" });
  await section.getByRole("button", { name: "Change email address" }).click();
  await section.getByLabel("New email address").fill(account.email);
  await section.getByRole("button", { name: "Email me the link" }).click();
  await expect(section.getByLabel("New email address")).toHaveAccessibleDescription(
    "This is your address already.",
  );
  await section.getByLabel("New email address").fill(wanted);
  await section.getByLabel("Your password", { exact: true }).fill(account.password);
  await expectAccessible(page);
  await section.getByRole("button", { name: "Email me the link" }).click();
  await expect(section).toContainText(`We have emailed a link to ${wanted}.`);
  await expect(section.getByRole("button", { name: "Do not change it" })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const letter = await plain.newPage();
  await letter.goto(pathOf(await linkInMail(page.request, wanted)));
  await letter.getByLabel("Password", { exact: true }).fill("wrong");
  await letter.getByRole("button", { name: "Confirm new email" }).click();
  await expect(letter.getByLabel("Password", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await letter.getByLabel("Password", { exact: true }).fill(account.password);
  await letter.getByRole("button", { name: "Confirm new email" }).click();
  await expect(letter.getByRole("heading", { level: 1 })).toHaveText("Your new email counts");
  await plain.close();

  await page.goto(pathOf(await linkInMail(page.request, account.email)));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This address stays yours");
});
