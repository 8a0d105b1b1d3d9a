// The data of one person: exported, and erased, from their page in the back office.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { admin } from "#i18n/he/admin.ts";
import { customers } from "#i18n/he/customers.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { privacy } from "#i18n/he/privacy.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { button } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/\b(?:403|404)\b/] });

const labels = privacy.erase;
type List = CallOutput<"GET /api/admin/customers">;

test("PRIV-25 PRIV-26 PRIV-27 a customer's data is downloaded and then erased in three steps, once they have no open orders", async ({
  page,
}) => {
  const staff = await signInAsOrderStaff(page);
  const name = `Erez ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}@people.example`;
  const orderId = await staff.enter(1, { customer: { name, email } });
  const { customers: found } = await staff.call<List>("GET", `/api/admin/customers?q=${email}`);
  const id = found[0]?.id ?? "";
  await page.goto(`/admin/customers/${id}`);
  const panel = page.getByRole("complementary", { name });

  // An order on its way stands in the way, and can be looked at.
  await button(panel, labels.button).click();
  const dialog = page.getByRole("dialog", { name: labels.title });
  await expect(dialog.getByRole("alert")).toContainText(labels.blocked.orders);
  await expect(dialog.getByRole("link")).toHaveText(`#${orderId.slice(-8).toUpperCase()}`);
  await expect(button(dialog, labels.next)).toHaveAttribute("aria-disabled", "true");
  await button(dialog, admin.dialog.cancel).click();
  await staff.call("POST", `/api/admin/orders/${orderId}/status`, { status: "cancelled" });

  // Everything that is known, as a file.
  const file = page.waitForEvent("download");
  await button(panel, privacy.export.button).click();
  const text = await readFile(await (await file).path(), "utf8");
  expect(text).toContain(email);

  // Three steps, and the password once the proof is old.
  await button(panel, labels.button).click();
  await expect(dialog).toContainText(labels.retained.orders(1));
  await button(dialog, labels.next).click();
  await dialog.getByLabel(labels.contact.email.label).fill("somebody@people.example");
  await button(dialog, labels.next).click();
  await expect(dialog).toContainText(labels.contact.email.mismatch);
  await dialog.getByLabel(labels.contact.email.label).fill(email.toUpperCase());
  await button(dialog, labels.next).click();
  await button(dialog, labels.submit).click();
  await expect(dialog).toContainText(labels.missingReason);
  await dialog.getByLabel(labels.reason).selectOption("request");
  await page.route(
    "**/erase",
    (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        body: JSON.stringify({ code: "proof_needed", status: 403, title: "proof_needed" }),
      }),
    { times: 1 },
  );
  await button(dialog, labels.submit).click();
  const proof = page.getByRole("dialog", { name: ownSecurity.proof.title });
  await proof.getByLabel(ownSecurity.proof.password, { exact: true }).fill("Wanderpaw!2026");
  await button(proof, ownSecurity.proof.submit).click();

  // The receipt, for the printer; then nobody knows them, and the list says that somebody was
  // erased.
  const receipt = page.getByRole("article", { name: privacy.receipt.title });
  await expect(receipt).toContainText(privacy.reasons.request);
  await expect(receipt).toContainText(`#${orderId.slice(-8).toUpperCase()}`);
  await expect(receipt).toContainText(privacy.receipt.clean);
  await expect(receipt).not.toContainText(email);
  await page.getByRole("link", { name: privacy.receipt.back }).click();
  await page.getByRole("searchbox", { name: customers.search }).fill(email);
  await expect(page.getByText(customers.list.filtered.title)).toBeVisible();
  await button(page, privacy.list.link).click();
  await expect(page.getByRole("table", { name: privacy.list.title })).toContainText(
    privacy.reasons.request,
  );
});
