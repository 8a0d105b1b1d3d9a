// Actions of people on their account as a whole.
import { addresses as text } from "#i18n/en/addresses.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { ownAccount } from "#i18n/en/own-account.ts";
import { bookFields } from "#modules/checkout/book-fields.ts";
import { details } from "../support/sample-order.ts";
import { expectAccessible } from "./accessible.ts";
import { expectSignedOut, toHeaders, openSignedIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { receiveUnits } from "./ordering.ts";

test("OWN-30 OWN-32 own data is downloaded, and the account closed, each with the password", async ({
  page,
}) => {
  const { account } = await openSignedIn(page, "/account");
  const { data: ownData, closing: end, proof, email } = ownAccount;
  await page.getByRole("button", { name: email.change }).click();
  await expectAccessible(page);
  const data = page.getByRole("region", { name: ownData.title });
  await data.getByRole("button", { name: ownData.start }).click();
  await data.getByLabel(proof.password, { exact: true }).fill(account.password);
  const download = page.waitForEvent("download");
  await data.getByRole("button", { name: ownData.submit }).click();
  expect((await download).suggestedFilename()).toBe(ownData.fileName);

  const closing = page.getByRole("region", { name: end.title });
  await closing.getByRole("button", { name: end.start }).click();
  await expect(closing).toContainText(end.gone);
  await expectAccessible(page, "main");
  await closing.getByLabel(proof.password, { exact: true }).fill(account.password);
  await closing.getByRole("button", { name: end.submit }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
});

test.describe("in a shop that takes orders", () => {
  test.use({ payments: "manual" });

  test("OWN-22 OWN-23 the checkout fills in the default address, and one press fills in another", async ({
    page,
  }) => {
    await receiveUnits(page.request, "olive", 1);
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
    await page.reload();
    await expect(page.getByRole("heading", { name: "Grandma", exact: true })).toBeVisible();
    await page.getByRole("button", { name: text.add }).click();
    await expectAccessible(page, "main");

    const city = page.getByLabel(checkoutFields.names.city);
    await page.goto("/order/olive?step=details");
    await expect(city).toHaveValue("Portland");
    await page.getByRole("button", { name: /^Grandma/ }).click();
    await expect(city).toHaveValue("Astoria");
    await expectAccessible(page, "[role=group]");
  });
});
