// The details step: what it asks for, what it takes, and what nothing can be paid for yet.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cart } from "#i18n/en/cart.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { prefixes } from "#content/prefixes.ts";
import { paths } from "#web/paths.ts";
import { details } from "../../support/sample-order.ts";
import { countCalls } from "../account/people.ts";
import { fill, getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fillDetails, findContinue, findStep, getDetail, storeCart } from "./stored-cart.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop({ payments: "off" });
const names = checkoutFields.names;

async function openDetails() {
  const user = await shop.open(paths.order("olive", "details"));
  await within(getMain()).findByLabelText(names.fullName);
  return { user, goOn: await findContinue("payment") };
}

test("CHECK-49 CHECK-84 a separate shipping address is requested only while the box is not ticked", async () => {
  const { user, goOn } = await openDetails();
  const same = screen.getByRole("checkbox", { name: new RegExp(text.same) });
  const queryShipping = () => screen.queryByRole("group", { name: text.shipping });
  const queryAlert = () => within(getMain()).queryByRole("alert");
  expect(same).toBeChecked();
  expect(queryShipping()).toBeNull();
  await fillDetails(user);
  await user.click(same);
  await user.click(goOn);
  await waitFor(() => expect(queryAlert()).not.toBeNull());
  await user.click(same);
  await user.click(same);
  expect(queryAlert()).toBeNull();
  await user.click(goOn);
  const country = within(queryShipping() ?? document.body).getByLabelText(names.shippingCountry);
  await waitFor(() => expect(country).toHaveFocus());
  expect(queryAlert()).toHaveTextContent(text.problems(4));
  // Where there are no postal codes, and no states.
  await user.selectOptions(country, "HK");
  expect(queryAlert()).toHaveTextContent(text.problems(2));
  await user.click(same);
  expect(queryShipping()).toBeNull();
  await user.click(goOn);
  await findStep("payment");
});

test("CHECK-50 CHECK-82 countries and dialing codes are long lists, and the code follows the country", async () => {
  const { user } = await openDetails();
  const codes = getDetail("phoneCountryCode");
  const countries = getDetail("country");
  expect(codes).toHaveValue("+1");
  expect(within(codes).getAllByRole("option").length).toBeGreaterThan(225);
  expect(within(countries).getAllByRole("option").length).toBeGreaterThan(235);
  await user.selectOptions(countries, "IL");
  expect(codes).toHaveValue("+972");
});

test("CHECK-51 hostile input stays text and is refused where it is invalid", async () => {
  const { user, goOn } = await openDetails();
  await fillDetails(user);
  const name = `<script>alert(1)</script> "'; DROP TABLE orders;--`;
  await fill(user, getDetail("fullName"), name);
  await fill(user, getDetail("city"), "x".repeat(151));
  await user.click(goOn);
  await waitFor(() =>
    expect(getDetail("city")).toHaveAccessibleDescription(
      checkoutFields.message("city", "too_long", 150),
    ),
  );
  await fill(user, getDetail("city"), "Zürich");
  await user.click(goOn);
  await findStep("payment");
  await waitFor(() => expect(getMain()).toHaveTextContent(name));
  expect(getMain()).toHaveTextContent(`Zürich ${details.postalCode}`);
});

test.each(["{", "null", '{"fullName":{"a":1},"sameAsShipping":"yes"}'])(
  "CHECK-53 tampered details in the storage do no harm: %s",
  async (stored) => {
    await shop.open(paths.order("olive", "payment"), {
      storedInTab: { [`${prefixes.storage}-checkout`]: stored },
    });
    expect(await within(getMain()).findByLabelText(names.fullName)).toHaveValue("");
    expect(screen.getByRole("checkbox", { name: new RegExp(text.same) })).toBeChecked();
  },
);

test("CHECK-88 the end of the checkout offers a payment alert, and sends nothing before that form is submitted", async () => {
  const email = shop.newEmail();
  const calls = countCalls(shop, "POST /**");
  const user = await shop.open(paths.order("olive", "details"), {
    stored: storeCart({ olive: 1 }),
  });
  await fillDetails(user);
  await fill(user, getDetail("email"), email);
  await user.click(await findContinue("payment"));
  const form = await screen.findByRole("region", { name: paymentAlert.block.heading });
  expect(within(form).getByLabelText(paymentAlert.email)).toHaveValue(email);
  expect(getMain()).toHaveTextContent(text.paymentNote);
  expect(calls()).toBe(0);
  const sent = countCalls(shop, "POST /api/newsletter/subscriptions");
  await user.dblClick(getButton(paymentAlert.block.button, form));
  await findNews(paymentAlert.sent.title);
  expect(sent()).toBe(1);
  expect(getMain()).toHaveTextContent(cart.summary.total);
});

test("FORM-67 the checkout says what its data is used for", async () => {
  await openDetails();
  const note = within(getMain()).getByText(privacyNotes.checkout.text, { exact: false });
  expect(within(note).getByRole("link")).toHaveAttribute("href", paths.privacy);
});
