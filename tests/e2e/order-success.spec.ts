import { backpackColors } from "#content/backpack-colors.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";

const order =
  "/order-success?orderId=ORDER_17&email=maya@example.com&name=Maya&color=blue&quantity=2";

test("DONE-10 the page repeats the order, its total and what happens next @phone", async ({
  page,
}) => {
  await page.goto("/order-success?orderId=ORDER_17&color=blue&quantity=2");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Order Confirmed!" })).toBeVisible();
  await expect(main).toContainText("ORDER_17");
  await expect(main).toContainText(`${backpackColors.blue.name}, 2 bags`);
  await expect(main).toContainText((await readCost(page.request, { blue: 2 })).total);
  await expect(main.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(main).toContainText("confirmation email");
  await expect(main).toContainText("1-2 business days");
  await expect(main).toContainText("5-10 business days");
  await expect(main).toContainText(orderSuccess.review);
  await expect(main.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "View All Orders" })).toHaveAttribute(
    "href",
    "/orders",
  );
});

test("DONE-11 without a query it is one olive bag with an id made of the time", async ({
  page,
}) => {
  await page.goto("/order-success");
  const main = page.getByRole("main");
  await expect(main).toContainText(/ORDER_\d{13}/);
  await expect(main).toContainText(`${backpackColors.olive.name}, 1 bag`);
  await expect(main).toContainText((await readCost(page.request, { olive: 1 })).total);
});

test("DONE-12 what the query says is shown as text, and only if it is plausible", async ({
  page,
}) => {
  const name = "<img src=x onerror=alert(1)>";
  const query = new URLSearchParams({ orderId: "<b>1</b>", name, quantity: "1e9", color: "red" });
  await page.goto(`/order-success?${query.toString()}`);
  const main = page.getByRole("main");
  await expect(main).toContainText(orderSuccess.thanks(name));
  await expect(main).toContainText(/ORDER_\d{13}/);
  await expect(main).toContainText(`${backpackColors.olive.name}, 1 bag`);
});

test.describe("with somebody to invite", () => {
  const warning = /No review invitation was created/;
  test.use({ expectedNoise: [warning] });

  test("DONE-13 after two seconds a review invitation would be made, and its absence is logged", async ({
    page,
  }) => {
    // The clock stands still, so a slow machine cannot spend the two seconds on loading.
    await page.clock.install({ time: new Date("2026-01-01T09:00:00Z") });
    await page.clock.pauseAt(new Date("2026-01-01T09:00:01Z"));
    await page.addInitScript(() => sessionStorage.setItem("wanderpaw-checkout", "{}"));
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.goto(order);
    // The same step of the page clears the typed fields and sets the timer.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("wanderpaw-checkout")))
      .toBeNull();
    await page.clock.runFor(1_500);
    expect(warnings).toEqual([]);
    await page.clock.runFor(1_000);
    await expect.poll(() => warnings.filter((text) => warning.test(text))).toHaveLength(1);
  });
});

test("DONE-15 a confirmed order clears what was typed in the checkout, and keeps the cart", async ({
  page,
}) => {
  await page.goto("/cart");
  await page.evaluate(() => {
    sessionStorage.setItem("wanderpaw-checkout", '{"fullName":"Maya"}');
    localStorage.setItem("wanderpaw-cart", "[]");
  });
  await page.goto("/order-success");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("wanderpaw-checkout")))
    .toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("wanderpaw-cart"))).toBe("[]");
});

test("DONE-16 the page is not for search engines", async ({ request }) => {
  const answer = await request.get("/order-success");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(answer.headers()["cache-control"]).toContain("no-store");
});
