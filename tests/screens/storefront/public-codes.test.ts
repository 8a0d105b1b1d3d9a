// Codes that pages bring along, in a shop that nobody can pay in yet.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cart as text } from "#i18n/en/cart.ts";
import { paths } from "#web/paths.ts";
import { createCoupons } from "../../support/coupons.ts";
import { startScreenShop } from "../screen-shop.ts";
import { expectInSummary, storeCart } from "./stored-cart.ts";
import { findNews } from "./visitor.ts";

const shop = await startScreenShop({ payments: "off", followsChanges: true });
const { makeCoupon } = createCoupons(shop);

const readHome = async () => (await shop.send(paths.home)).text();

test("OFFER-01 OFFER-02 with payments off, pages contain only public codes, and drop one that ends", async () => {
  const shown = await makeCoupon({ isPublic: true });
  const hidden = await makeCoupon();
  await waitFor(async () => expect(await readHome()).toContain(shown.code));
  expect(await readHome()).not.toContain(hidden.code);

  await shop.open(`/?code=${shown.code.toLowerCase()}`);
  await findNews(text.storedCoupon(shown.code));
  await shop.open(`/?code=${hidden.code}`);
  await findNews(text.coupon.invalidTitle);
  await shown.end();
  await waitFor(async () => expect(await readHome()).not.toContain(shown.code));
  await shop.open(paths.cart, { stored: storeCart({ olive: 1 }, shown.code) });
  await expectInSummary(text.lostCoupon(shown.code));
});
