// A checkout in a shop whose prices depend on the address.
import { screen, waitFor } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { notDelivered } from "#i18n/en/not-delivered.ts";
import { onTopWords } from "#i18n/en/on-top.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { quote } from "#i18n/en/quote.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { money } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { confirmMarket, createMethod } from "../../support/markets.ts";
import { createVariants } from "../../support/variants.ts";
import { getButton } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  expectConfirmed,
  expectInSummary,
  fillDetails,
  findContinue,
  findStep,
  getDetail,
  getPlaceOrder,
  getSummary,
  storeCart,
  storeConsent,
  storeDetails,
} from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop();
const { receiveUnits } = createVariants(shop);
const QUOTE = "POST /api/checkout/quote";
const munich = { country: "DE", city: "Munich", state: "", postalCode: "80331" };
const dollars = (amountMinor: number) => formatMoney(money(amountMinor, "USD"));

const confirm = (code: string, changes?: Partial<MarketAnswer>) =>
  confirmMarket(
    (method, path, body) => shop.call("admin", `${method} ${path}`, body),
    code,
    changes,
  );

beforeAll(async () => {
  await receiveUnits("olive", 20);
  await confirm("eu", {
    shippingMethods: [createMethod("Post", 900), createMethod("Express", 2_500)],
  });
  await confirm("us", {
    taxMode: "added",
    taxName: "Sales tax",
    taxRates: [
      { place: null, taxClass: "standard", from: "2026-01-01", rateBp: 0 },
      { place: "US/CA", taxClass: "standard", from: "2026-01-01", rateBp: 825 },
    ],
  });
  await confirm("unserved");
  shop.expirePages();
});

const openStep = (step: "details" | "payment", changes?: Parameters<typeof storeDetails>[1]) =>
  shop.open(paths.order("olive", step), {
    stored: { ...storeCart({ olive: 1 }), ...storeConsent() },
    ...(changes && { storedInTab: storeDetails(shop.newEmail(), changes) }),
  });

test("MARKET-59 until the country is known, the sums say what an address may add", async () => {
  await openStep("details");
  const onTop = onTopWords.note(["shipping", "tax", "duty"]);
  await expectInSummary(onTop);
  expect(getSummary()).toHaveTextContent(`Shipping${onTopWords.byAddress}`);
});

test("MARKET-55 the field of the country says at once that nothing is sent there", async () => {
  const user = await openStep("details");
  await fillDetails(user);
  await user.selectOptions(getDetail("country"), "IR");
  await waitFor(() => expect(getMain()).toHaveTextContent(notDelivered("IR")));
  expect(getDetail("country")).toBeInvalid();
  expect(screen.getByRole("link", { name: quote.askUs })).toHaveAttribute("href", paths.contact);
  await user.click(await findContinue("payment"));
  await waitFor(() => expect(getDetail("country")).toHaveFocus());
});

test("MARKET-56 a state is asked for where it counts", async () => {
  const user = await openStep("details");
  await fillDetails(user);
  await waitFor(() => expect(getDetail("state")).toHaveAttribute("aria-required", "true"));
  await user.click(await findContinue("payment"));
  await waitFor(() => expect(getDetail("state")).toBeInvalid());
  await user.type(getDetail("state"), "California");
  await expectInSummary("Sales tax 8.25%");
  await user.click(await findContinue("payment"));
  await findStep("payment", "items");
});

test("MARKET-53 MARKET-58 the way to ship is chosen, and the confirmation names it with the tax", async () => {
  const user = await openStep("details", munich);
  const express = await screen.findByRole("radio", { name: /Express/ });
  expect(screen.getByRole("radio", { name: /Post/ })).toBeChecked();
  await expectInSummary(`Shipping (Post)${dollars(900)}`);
  await user.click(express);
  await expectInSummary(`Shipping (Express)${dollars(2_500)}`);
  await expectInSummary("Includes VAT (19%)");
  await user.click(await findContinue("payment"));
  await findStep("payment", "items");
  await waitFor(() => expect(getPlaceOrder()).toBeEnabled());
  await user.click(getPlaceOrder());
  await expectConfirmed();
  expect(getMain()).toHaveTextContent(`Shipping (Express)${dollars(2_500)}`);
  expect(getMain()).toHaveTextContent("Includes VAT (19%)");
});

test("MARKET-54 a total that has risen is asked about before the order is placed", async () => {
  const user = await openStep("payment", munich);
  await waitFor(() => expect(getPlaceOrder()).toBeEnabled());
  await confirm("eu", { shippingMethods: [createMethod("Post", 1_900)] });
  await user.click(getPlaceOrder());
  const accept = await screen.findByRole("button", { name: ordering.changes.accept });
  expect(getMain()).toHaveTextContent(/The total is now .* instead of/);
  await user.click(accept);
  await waitFor(() => expect(getPlaceOrder()).toBeEnabled());
  await expectInSummary(dollars(1_900));
  await user.click(getPlaceOrder());
  await expectConfirmed();
});

test("MARKET-60 without an answer nothing can be ordered, and the costs are asked for again", async () => {
  let isAway = true;
  shop.intercept(
    QUOTE,
    (proceed) => (isAway ? Promise.resolve(handleConnectError()) : proceed()),
    Infinity,
  );
  const user = await openStep("payment", munich);
  await expectInSummary(quote.failed);
  expect(screen.queryByRole("button", { name: ordering.pay.manual.button })).toBeNull();
  isAway = false;
  await user.click(getButton(quote.askAgain));
  await waitFor(() => expect(getPlaceOrder()).toBeEnabled());
});
