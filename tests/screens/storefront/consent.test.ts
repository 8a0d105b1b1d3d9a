// A browser that asks not to be followed.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { consent as labels } from "#i18n/en/consent.ts";
import { shell } from "#i18n/en/shell.ts";
import { CONSENT_KEY } from "#web/consent/stored-consent.ts";
import { findDialog, getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop({ payments: "off" });
const readChoice = (): unknown => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? "null");

afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

test("CONS-09 Global Privacy Control keeps marketing off until the visitor turns it on by hand", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  const user = await shop.open("/contact");
  const notice = await screen.findByRole("region", { name: labels.notice.title });
  await user.click(getButton(labels.notice.accept, notice));
  expect(readChoice()).toMatchObject({ analytics: true, marketing: false });
  await user.click(getButton(shell.footer.cookies));
  const dialog = await findDialog(labels.dialog.title);
  expect(dialog).toHaveTextContent(labels.dialog.privacySignal);
  const { marketing } = labels.dialog.purposes;
  await user.click(within(dialog).getByRole("switch", { name: marketing.name }));
  await user.click(getButton(labels.dialog.save, dialog));
  await waitFor(() => expect(readChoice()).toMatchObject({ analytics: true, marketing: true }));
});
