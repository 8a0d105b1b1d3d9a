// The page of an order: the time that is left, and the way to it from My Orders.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { orders } from "#i18n/en/orders.ts";
import { paths } from "#web/paths.ts";
import { createVariants, createGuestOrder } from "../../support/variants.ts";
import { getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop();
const variants = createVariants(shop);

test("PAY-48 the page of a new order counts down the time left to cancel it", async () => {
  await variants.receiveUnits("olive", 1);
  const { accessKey } = await variants.orderElsewhere("olive", 1);
  await shop.open(paths.orderStatus(accessKey));
  const hours = policies.cancelWithinHours - 1;
  await waitFor(() =>
    expect(getMain()).toHaveTextContent(
      new RegExp(`${hours} h 5\\d min left|${hours + 1} h 0 min left`),
    ),
  );
});

test("ORD-20 ORD-23 an order in My Orders links to its page, where it can be kept or cancelled", async () => {
  const { email } = await shop.createCustomer();
  await variants.receiveUnits("olive", 1);
  const variant = await variants.findVariant("olive");
  await shop.call(email, "POST /api/orders", createGuestOrder(variant, 1, email));
  const user = await shop.open(paths.orders, { as: email });
  const details = await screen.findByRole("link", { name: new RegExp(`^${orders.details}`) });
  await user.click(details);
  await screen.findByRole("heading", { level: 1, name: /^Order/ });
  expect(location.pathname).toMatch(/^\/order-status\//);

  const summary = await within(getMain()).findByText(text.cancel.open);
  await user.click(summary);
  await user.click(getButton(text.cancel.keep));
  expect(summary.closest("details")).not.toHaveAttribute("open");
  await user.click(summary);
  await user.click(getButton(text.cancel.confirm));
  await waitFor(() => expect(getMain()).toHaveTextContent(orders.statuses.cancelled));
  expect(within(getMain()).queryByText(text.cancel.open)).toBeNull();
});
