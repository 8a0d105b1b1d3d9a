// Orders that the shop refuses, and how the payment step says so.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { paths } from "#web/paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getDetail, getPlaceOrder, openPaymentStep } from "./stored-cart.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop();
const PLACE = "POST /api/orders";

const untilAlerted = (message: string) =>
  waitFor(() => expect(within(getMain()).getByRole("alert")).toHaveTextContent(message));

test("CHECK-80 CHECK-81 an error says what to do: which field to check, how long to wait, or to press again", async () => {
  const user = await openPaymentStep(shop, { olive: 1 });
  for (const [status, code, message] of [
    [429, "too_many_requests", text.limited(2).text],
    [503, "unavailable", text.problems.busy.text],
  ] as const) {
    const refusal = Response.json({ code, retryAfter: 90 }, { status });
    shop.intercept(PLACE, () => Promise.resolve(refusal));
    await user.click(getPlaceOrder());
    await untilAlerted(message);
  }
  // The shop refuses what no browser of ours would have sent.
  shop.intercept(PLACE, async (_, request) => {
    const body = (await request.json()) as { details: object }; // our own page's
    return shop.send("/api/orders", {
      method: "POST",
      headers: request.headers,
      body: JSON.stringify({ ...body, details: { ...body.details, email: "nobody" } }),
    });
  });
  await user.click(getPlaceOrder());
  await waitFor(() => expect(location.search).toBe("?step=details"));
  expect(location.pathname).toBe(paths.order("olive"));
  await waitFor(() => expect(getDetail("email")).toHaveFocus());
  await findNews(text.checkField(checkoutFields.names.email).text);
});

test("CHECK-81 an order that the payment service never accepts is reported, and the next press is a new order", async () => {
  const user = await openPaymentStep(shop, { olive: 1 });
  const keys: string[] = [];
  const refuse = async (_: unknown, request: Request) => {
    const { idempotencyKey } = (await request.json()) as { idempotencyKey: string }; // as above
    keys.push(idempotencyKey);
    return Response.json({ code: "payment_refused" }, { status: 409 });
  };
  shop.intercept(PLACE, refuse, 2);
  for (const presses of [1, 2]) {
    await user.click(getPlaceOrder());
    await waitFor(() => expect(new Set(keys).size).toBe(presses));
    await untilAlerted(text.problems.refused.title);
  }
  expect(screen.queryByText(text.confirmed.title)).toBeNull();
});
