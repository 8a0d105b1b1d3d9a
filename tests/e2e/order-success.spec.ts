import { prefixes } from "#content/prefixes.ts";
import { CART_KEY } from "#web/storefront/cart/cart-store.ts";
import { expect, test } from "./fixtures.ts";

const CHECKOUT_KEY = `${prefixes.storage}-checkout`;

const order =
  "/order-success?orderId=ORDER_17&email=maya@example.com&name=Maya&color=blue&quantity=2";

const warning = /No review invitation was created/;
test.use({ expectedNoise: [warning] });

test("DONE-13 DONE-15 the page clears the checkout form, keeps the cart, and after two seconds logs the missing review service", async ({
  page,
}) => {
  // The clock stands still, so a slow machine cannot spend the two seconds on loading.
  await page.clock.install({ time: new Date("2026-01-01T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-01T09:00:01Z"));
  await page.addInitScript(
    ([checkout, cart]) => {
      sessionStorage.setItem(checkout, '{"fullName":"Maya"}');
      localStorage.setItem(cart, "[]");
    },
    [CHECKOUT_KEY, CART_KEY] as const,
  );
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto(order);
  // The same step of the page clears the typed fields and sets the timer.
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), CHECKOUT_KEY))
    .toBeNull();
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe("[]");
  await page.clock.runFor(1_500);
  expect(warnings).toEqual([]);
  await page.clock.runFor(1_000);
  await expect.poll(() => warnings.filter((text) => warning.test(text))).toHaveLength(1);
});
