// The ways to pay in the settings.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { paymentWays as text } from "#i18n/he/payment-ways.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const secrets = { secretKey: "sk_test_screen", webhookSecret: "whsec_screen" };
const stripe = await startStripeServer({
  ...secrets,
  webhookUrl: () => `${shop.url}/api/payments/stripe`,
  clock: () => new Date(),
});
afterAll(() => stripe.stop());
const shop = await startScreenShop({ serviceUrls: { stripe: stripe.url } });

const findRow = async (name: string) =>
  within(await screen.findByRole("table", { name: text.list.label })).findByRole("row", {
    name: new RegExp(name),
  });
const getSwitch = (row: HTMLElement) => within(row).getByRole("switch");

test("PAY-209 a service is connected with keys that it accepts, switched on and tried", async () => {
  const user = await shop.open(adminPaths.paymentWays, { as: "admin" });
  const row = await findRow("Stripe");
  expect(row).toHaveTextContent(text.notConnected);
  expect(getSwitch(row)).toHaveAttribute("aria-disabled", "true");

  await user.click(getButton(text.keys.button("Stripe"), row));
  const dialog = await findDialog(text.keys.title("Stripe"));
  expect(dialog).toHaveTextContent("/api/payments/stripe");
  const secretKey = getField("Secret key", dialog);
  const save = () => user.click(getButton(text.keys.submit, dialog));
  await fill(user, secretKey, "pk_live_1");
  await save();
  await waitFor(() => expect(secretKey).toHaveAccessibleDescription(text.keys.problems.malformed));
  const signing = getField("Signing secret", dialog);
  expect(signing).toHaveAccessibleDescription(text.keys.problems.required);
  await fill(user, secretKey, "sk_test_another");
  await fill(user, signing, secrets.webhookSecret);
  await save();
  await waitFor(() => expect(within(dialog).getByRole("alert")).toHaveTextContent("Stripe failed"));
  await fill(user, secretKey, secrets.secretKey);
  await save();
  await findToast(text.keys.saved);

  await waitFor(() => expect(row).toHaveTextContent(text.testAccount));
  expect(row).toHaveTextContent(text.trial.none);
  await user.click(getSwitch(row));
  await findToast(text.onOff.turnedOn);
  await waitFor(() => expect(getSwitch(row)).toBeChecked());
  expect(
    within(row).getByRole("button", { name: new RegExp(text.disconnect.reasons.on) }),
  ).toHaveAttribute("aria-disabled", "true");

  await shop.call("admin", "POST /api/admin/payment-ways/stripe/trials");
  await user.click(getButton(text.keys.button("Stripe"), row));
  const again = await findDialog(text.keys.title("Stripe"));
  const stored = getField("Secret key", again);
  expect(stored).toHaveValue("");
  expect(stored).toHaveAccessibleDescription(text.keys.isStored);
  await user.click(getButton(text.keys.submit, again));
  await waitFor(() => expect(row).toHaveTextContent(text.trial.states.open));
});

test("PAY-209 the owner chooses place, markets and currencies of a way to pay", async () => {
  const user = await shop.open(adminPaths.paymentWays, { as: "admin" });
  const row = await findRow(text.manual);
  expect(row).toHaveTextContent(text.everywhere);
  await user.click(getButton(text.form.edit(text.manual), row));
  const dialog = await findDialog(text.form.edit(text.manual));
  await fill(user, getField(text.fields.position.label, dialog), "1");
  await user.click(
    within(dialog).getByRole("checkbox", { name: text.fields.currencies.choices.ILS }),
  );
  await user.click(getButton(admin.dialog.save, dialog));
  await findToast(text.form.saved);
  await waitFor(() => expect(row).toHaveTextContent(text.fields.currencies.choices.ILS));
  const [first] = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(first).toHaveTextContent(text.manual);
});
