// The links of the mails about another e-mail address, in a browser without scripts.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { account as labels } from "#content/account.ts";
import { account as text } from "#i18n/en/account.ts";
import { PASSWORD } from "#web/account/sign-in/mail-link-form.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop();

/** Somebody who has asked for another address, and the pages behind the two links. */
async function askForAddress() {
  const { email } = await shop.createCustomer();
  const requested = shop.newEmail();
  const body = { email: requested, password: demoPassword };
  await shop.call(email, "POST /api/auth/email-change", body);
  const open = async (step: "new-email" | "keep-email", token: string) =>
    shop.read(`${paths.emailChange(step)}?token=${token}`);
  return {
    toNew: await open("new-email", await shop.linkToken(requested, "confirm-new-email")),
    toOld: await open("keep-email", await shop.linkToken(email, "email-change-started")),
  };
}

function getForm({ document }: SentPage): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>("main form");
  if (!form) throw new Error("the page has no form");
  return form;
}
const getHeading = ({ document }: SentPage) => document.querySelector("h1")?.textContent;

test("OWN-14 the link to the new address asks for the password, and works without scripts", async () => {
  const { toNew } = await askForAddress();
  const refused = await shop.submit(getForm(toNew), { [PASSWORD]: "wrong" });
  const field = within(refused.document.body).getByLabelText(text.password);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const done = await shop.submit(getForm(refused), { [PASSWORD]: demoPassword });
  expect(getHeading(done)).toBe(labels.newEmailDone.heading);
});

test("OWN-14 the link to the old address works without scripts", async () => {
  const { toOld } = await askForAddress();
  const done = await shop.submit(getForm(toOld));
  expect(getHeading(done)).toBe(labels.keepEmailDone.heading);
});
