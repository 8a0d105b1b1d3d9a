// The rights of the place that an order goes to, above the button that places it, and those that
// the owner previews.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { eu } from "#content/rights/eu.ts";
import { rights } from "#content/rights.ts";
import { us } from "#content/rights/us.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { paths } from "#web/paths.ts";
import { lawAreaCodes } from "#shared/law-areas.ts";
import { publishWords } from "../../support/publish-words.ts";
import { putMarketsInEffect } from "../../support/markets-in-effect.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getSummary, openPaymentStep } from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop();
const queryLink = () => within(getSummary()).queryByRole("link", { name: rights.link });

test("LAW-04 above the button stand the rights of the place that the order goes to, and of no other", async () => {
  await putMarketsInEffect(shop.database, ["eu", "il"]);
  const changes = { country: "DE", state: "", postalCode: "10115" };
  await openPaymentStep(shop, { olive: 1 }, { changes });
  const link = queryLink();
  expect(link).toHaveAttribute("href", `${paths.rights}#eu`);
  expect(link?.closest("p")).toHaveTextContent(`${eu.name}: You can withdraw within 14 days`);
  const button = within(getSummary()).getByRole("button", { name: text.pay.manual.button });
  expect(link?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await openPaymentStep(shop, { olive: 1 }, { changes: { country: "US" } });
  expect(queryLink()).toBeNull();
});

test("LAW-02 the owner previews the words of all laws before their markets are in effect", async () => {
  await putMarketsInEffect(shop.database, []);
  const heading = "Change your mind";
  await publishWords(shop.database, "rights/us", { withdrawal: { ...us.withdrawal, heading } });
  const { url } = await shop.call<{ url: string }>("admin", "POST /api/admin/content/preview", {
    key: "rights/us",
  });
  const { pathname, search } = new URL(url, shop.url);
  await shop.open(pathname + search);
  within(getMain()).getByRole("heading", { level: 3, name: heading });
  expect(getMain().querySelectorAll("article h2")).toHaveLength(lawAreaCodes.length);
});
