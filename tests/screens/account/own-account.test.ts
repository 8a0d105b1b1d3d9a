// An account as a whole: another e-mail address, and the addresses of its parcels.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { account as labels } from "#content/account.ts";
import { emailChangeLinks } from "#i18n/en/account-links.ts";
import { addresses as text } from "#i18n/en/addresses.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { ownAccount } from "#i18n/en/own-account.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getExact } from "./people.ts";

const shop = await startScreenShop();

test("OWN-13 an address change is confirmed by link, shown while it waits, can be cancelled, and reverted by link", async () => {
  const { email } = await shop.createCustomer();
  const requested = shop.newEmail();
  const user = await shop.open(paths.account, { as: email });
  const { change, label, submit, same, waiting, giveUp } = ownAccount.email;
  const section = await screen.findByRole("region", { name: ownAccount.email.title });
  const ask = async (address: string) => {
    await user.click(getButton(change, section));
    await fill(user, getExact(label, section), address);
    await fill(user, getExact(ownAccount.proof.password, section), demoPassword);
    await user.click(getButton(submit, section));
  };
  await ask(email);
  await waitFor(() => expect(getExact(label, section)).toHaveAccessibleDescription(same));
  await fill(user, getExact(label, section), requested);
  await user.click(getButton(submit, section));
  await within(section).findByText(waiting(requested));
  await user.click(getButton(giveUp, section));
  await waitFor(() => expect(section).not.toHaveTextContent(waiting(requested)));

  await ask(requested);
  await within(section).findByText(waiting(requested));
  const token = await shop.linkToken(email, "email-change-started");
  await shop.goTo(`${paths.emailChange("keep-email")}?token=${token}`);
  await user.click(await screen.findByRole("button", { name: emailChangeLinks.keepEmail.submit }));
  const { heading } = labels.keepEmailDone;
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
});

test("OWN-23 addresses are managed on a page of their own, with the form of the checkout", async () => {
  const { email } = await shop.createCustomer();
  const user = await shop.open(`${paths.account}/addresses`, { as: email });
  await user.click(await screen.findByRole("button", { name: text.add }));
  const { phoneNumber, country, addressLine1, city, postalCode } = checkoutFields.names;
  await fill(user, getExact(text.label), "Home");
  await fill(user, getExact(phoneNumber), "503 555 0142");
  await user.selectOptions(getExact(country), "US");
  await fill(user, getExact(addressLine1), "14 Alder Lane");
  await fill(user, getExact(city), "Portland");
  await user.click(getButton(text.save));
  await waitFor(() => expect(getExact(postalCode)).toHaveFocus());
  await fill(user, getExact(postalCode), "97205");
  await user.click(getButton(text.save));
  expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent(text.first);
  await user.click(getButton(text.removeLabel("Home")));
  expect(await screen.findByRole("heading", { name: text.empty })).toBeVisible();
});
