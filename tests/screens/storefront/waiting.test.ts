// A unit that is held for somebody who waited: they let it go again.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { heldUnit as text } from "#i18n/en/held-unit.ts";
import { waiting } from "#i18n/en/waiting.ts";
import { notifyWaitingList } from "#modules/newsletter/notify-waiting-list.ts";
import { silentLog } from "#platform/log.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { fill, getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop();
const { findVariant, receiveUnits, sellUnits } = createVariants(shop);

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("WAIT-18 a customer can release a reserved item, which is then for sale if nobody else waits", async () => {
  const email = shop.newEmail();
  await sellUnits("blue", (await findVariant("blue")).available);
  const user = await shop.open(paths.product("blue"));
  await fill(user, await within(getMain()).findByLabelText(waiting.email), email);
  await user.click(getButton(waiting.block.button, getMain()));
  await findNews(waiting.sent.title);
  const token = await shop.linkToken(email, "confirm-waiting");
  const confirming = await shop.goTo(`${paths.confirmNewsletter}?for=stock&token=${token}`);
  await confirming.click(await screen.findByRole("button", { name: waiting.confirm.button }));
  await findHeading(waiting.confirm.done.title);
  await receiveUnits("blue", 1);
  await notifyWaitingList({ database: shop.database, clock: shop.now, log: silentLog });
  const key = await shop.linkToken(email, "back-in-stock");
  expect((await findVariant("blue")).available).toBe(0);
  const there = await shop.goTo(paths.heldUnit(key));
  await findHeading(text.title);
  await there.click(getButton(text.release));
  await findHeading(text.released.title);
  await waitFor(async () => expect((await findVariant("blue")).available).toBe(1));
  await shop.goTo(paths.heldUnit(key));
  await findHeading(text.ended.title);
});
