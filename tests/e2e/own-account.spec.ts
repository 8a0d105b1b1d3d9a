// Actions of people on their account as a whole.
import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { bookFields } from "#modules/checkout/book-fields.ts";
import { details } from "../support/sample-order.ts";
import { expectSignedOut, toHeaders, linkInMail, openSignedIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { receiveBags } from "./ordering.ts";

/** The mails name the shop by its public address, under which no test asks. */
const toPath = (link: string) => link.replace(new URL(link).origin, "");

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
  await letter.goto(toPath(await linkInMail(page.request, wanted)));
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

  await page.goto(toPath(await linkInMail(page.request, account.email)));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This address stays yours");
});

test("OWN-23 addresses are kept on a page of their own, with the form of the checkout", async ({
  page,
}) => {
  await openSignedIn(page, "/account/addresses");
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("What you call it").fill("Home");
  await page.getByLabel("Phone", { exact: true }).fill("503 555 0142");
  await page.getByLabel("Country", { exact: true }).selectOption("US");
  await page.getByLabel("Address", { exact: true }).fill("14 Alder Lane");
  await page.getByLabel("City").fill("Portland");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("Postal code")).toBeFocused();
  await page.getByLabel("Postal code").fill("97205");
  await page.getByRole("button", { name: "Save address" }).click();
  const home = page.getByRole("heading", { name: "Home", exact: true });
  await expect(home).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Filled in first");
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Remove Home" }).click();
  await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();
});

test("OWN-30 OWN-32 the own data is downloaded, and the account closed, each with the password", async ({
  page,
}) => {
  const { account } = await openSignedIn(page, "/account");
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByRole("button", { name: "Download your data" }).click();
  await data.getByLabel("Your password", { exact: true }).fill(account.password);
  const download = page.waitForEvent("download");
  await data.getByRole("button", { name: "Download the file" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");

  const closing = page.getByRole("region", { name: "Close your account" });
  await closing.getByRole("button", { name: "Close account" }).click();
  await expect(closing).toContainText("Gone for good");
  await expectAccessible(page, "main");
  await closing.getByLabel("Your password", { exact: true }).fill(account.password);
  await closing.getByRole("button", { name: "Close my account for good" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
});

test.describe("in a shop that takes orders", () => {
  test.use({ payments: "manual" });

  test("OWN-22 the default address is filled in at the checkout, and one press fills in another", async ({
    page,
  }) => {
    await receiveBags(page.request, "olive", 1);
    const { session } = await openSignedIn(page, "/account/addresses");
    for (const [label, city] of [
      ["Home", "Portland"],
      ["Grandma", "Astoria"],
    ] as const) {
      const book = Object.fromEntries(bookFields.map((field) => [field, details[field]]));
      const data = { label, details: { ...book, city }, isDefault: false };
      // oxlint-disable-next-line no-await-in-loop -- the first one is the default
      const answer = await page.request.post("/api/addresses", {
        data,
        headers: toHeaders(session),
      });
      expect(answer.status()).toBe(200);
    }
    await page.goto("/order/olive?step=details");
    await expect(page.getByLabel("City")).toHaveValue("Portland");
    await page.getByRole("button", { name: /^Grandma/ }).click();
    await expect(page.getByLabel("City")).toHaveValue("Astoria");
    await expectAccessible(page, "[role=group]");
  });
});
