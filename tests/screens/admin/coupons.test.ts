// The list of codes: ending, beginning and duplicating one.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { createCoupons } from "../../support/coupons.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findDialog, findToast, getField } from "./staff.ts";

const shop = await startScreenShop();
const { makeCoupon } = createCoupons(shop);

test("OFFER-42 a coupon is ended, started again and duplicated in the list", async () => {
  const { code, id, percent } = await makeCoupon();
  const isActive = async () =>
    (await shop.call<CouponRow>("admin", `GET /api/admin/coupons/${id}`)).isActive;
  const user = await shop.open(`${adminPaths.coupons}?q=${code}`, { as: "admin" });
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await press(text.actions.disableNamed(code));
  await findToast(text.actions.disabled);
  expect(await isActive()).toBe(false);
  await press(text.actions.enableNamed(code));
  await findToast(text.actions.enabled);
  expect(await isActive()).toBe(true);
  await press(text.actions.duplicateOf(code));
  const dialog = await findDialog(text.form.add);
  expect(getField(text.form.values.percent, dialog)).toHaveValue(String(percent));
  expect(within(dialog).getByLabelText(text.fields.code.label)).toHaveValue("");
});
