// The payment step of a shop with several ways to pay.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ordering as text } from "#i18n/en/ordering.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { paymentWords } from "#i18n/en/payment-words.ts";
import { paths } from "#web/paths.ts";
import { arrangeWays, type ArrangedWay } from "../../support/connect-ways.ts";
import { payplusKeys, startPayplusServer } from "../../support/payplus-server.ts";
import { createVariants } from "../../support/variants.ts";
import { setRates } from "../../support/set-rates.ts";
import { countCalls } from "../account/people.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getPlaceOrder, openPaymentStep, storeCart } from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const payplus = await startPayplusServer();
afterAll(() => payplus.stop());
const shop = await startScreenShop({ serviceUrls: { payplus: payplus.url } });
const { receiveUnits } = createVariants(shop);
const online: ArrangedWay = { code: "payplus", keys: payplusKeys };
const ways = [online, { code: "manual" }];
const QUOTE = "POST /api/checkout/quote";

const setRate = (rate: number) => setRates(shop.database, { ILS: rate });

beforeEach(async () => {
  await setRate(3.698);
  await arrangeWays(shop.database, ways);
  await receiveUnits("olive", 1);
});
afterEach(() => Reflect.deleteProperty(window, "ApplePaySession"));

const openStep = () => openPaymentStep(shop, { olive: 1 }, { button: paymentWords.online.button });
const getWay = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}`) });

test("PAY-232 the ways stand in the owner's order, and the first one is chosen", async () => {
  await openStep();
  const choice = screen.getByRole("group", { name: payWays.legend });
  expect(
    within(choice)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value }) => value),
  ).toEqual(["payplus", "manual"]);
  expect(getWay(payWays.cardOrBit)).toBeChecked();
  expect(choice).toHaveTextContent(payWays.onPage("PayPlus"));
  expect(choice).toHaveTextContent(payWays.instalments(12));
  expect(choice).toHaveTextContent(/You pay ₪[\d,.]+ there \(\$1\.00 = ₪3\.6980\)/);
  expect(choice).toHaveTextContent(payWays.means.google_pay);
});

test("PAY-232 the chosen way names its button, and survives a reload", async () => {
  const user = await openStep();
  await user.click(getWay(payWays.manual));
  expect(getPlaceOrder()).toBeInTheDocument();
  await shop.goTo(paths.order("olive", "payment"));
  await screen.findByRole("button", { name: paymentWords.manual.button });
  expect(getWay(payWays.manual)).toBeChecked();
});

test("PAY-233 a way whose service is away says so, and the next one is chosen", async () => {
  await arrangeWays(shop.database, [{ ...online, awaySince: new Date() }, { code: "manual" }]);
  await openPaymentStep(shop, { olive: 1 });
  expect(getWay(payWays.cardOrBit)).toBeDisabled();
  expect(getMain()).toHaveTextContent(payWays.away("PayPlus"));
  expect(getWay(payWays.manual)).toBeChecked();
});

test("PAY-234 when the chosen way has just gone, the checkout says so and shows what there is", async () => {
  const user = await openStep();
  await arrangeWays(shop.database, [{ code: "manual" }, { code: "stripe" }]);
  await user.click(screen.getByRole("button", { name: paymentWords.online.button }));
  expect(await screen.findByText(payWays.problems.notOffered.title)).toBeInTheDocument();
  await screen.findByRole("button", { name: paymentWords.manual.button });
});

test("PAY-234 when the amount in the other currency has changed, the new one is shown first", async () => {
  const user = await openStep();
  await setRate(4);
  await user.click(screen.getByRole("button", { name: paymentWords.online.button }));
  expect(await screen.findByText(payWays.problems.charge.title)).toBeInTheDocument();
  expect(getMain()).toHaveTextContent("$1.00 = ₪4.0000");
});

test("PAY-235 with one way for everything the step asks nothing, and reads as before", async () => {
  await arrangeWays(shop.database, [{ code: "manual" }]);
  const asked = countCalls(shop, QUOTE);
  await openPaymentStep(shop, { olive: 1 });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(getMain()).toHaveTextContent(text.pay.manual.text);
  expect(asked()).toBe(0);
});

test("PAY-236 the cart names a wallet that the browser has, and no other", async () => {
  await shop.open(paths.cart, { stored: storeCart({ olive: 1 }) });
  expect(screen.queryByText(payWays.wallets(["Apple Pay"]))).toBeNull();
  Object.assign(window, { ApplePaySession: Object });
  await shop.open(paths.cart, { stored: storeCart({ olive: 1 }) });
  await waitFor(() => expect(getMain()).toHaveTextContent(payWays.wallets(["Apple Pay"])));
  expect(getMain()).not.toHaveTextContent(payWays.means.google_pay);
  await shop.open(paths.product("olive"));
  await waitFor(() => expect(getMain()).toHaveTextContent(payWays.wallets(["Apple Pay"])));
});
