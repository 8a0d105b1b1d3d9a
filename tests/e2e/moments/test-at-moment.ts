// `test` in a shop that begins at the moment of its project; shop, pages and tests have one clock.
import { test as base } from "../fixtures.ts";
import { startOwnShop } from "../own-shop.ts";
import { setTestMoment } from "../../support/test-clock.ts";

export { expect } from "../fixtures.ts";

export type AtMoment = {
  /** An ISO time. */
  moment: string;
};

export const test = base.extend<object, AtMoment & { shopUrl: string }>({
  moment: ["", { option: true, scope: "worker" }],
  shopUrl: [
    async ({ moment }, provide) => {
      setTestMoment(moment);
      const shop = await startOwnShop({ payments: "manual" });
      await provide(shop.url);
      await shop.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ shopUrl }, provide) => provide(shopUrl),
});
