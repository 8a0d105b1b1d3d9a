import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test.describe("while scripts do not load", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("SHELL-05 a customer's links are there from the first paint, and nothing shifts when the page becomes interactive", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInAs(page, "customer@wanderpaw.example");
    await page.addInitScript(() => {
      const record = { shifts: 0 };
      Object.assign(window, record);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          // The type of this entry is not among TypeScript's.
          record.shifts += (entry as unknown as { value: number }).value;
        Object.assign(window, record);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const bar = page.getByRole("banner");
    const places = async () => ({
      orders: await bar.getByRole("link", { name: "My Orders" }).boundingBox(),
      signOut: await bar.getByRole("button", { name: "Sign Out" }).boundingBox(),
      home: await bar.getByRole("link", { name: "Home", exact: true }).boundingBox(),
    });
    // Without its scripts the page stays as it was sent.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/products");
    await expect(bar.getByRole("link", { name: "Sign In" })).toBeHidden();
    const before = await places();
    await page.unroute("**/assets/*.js");
    await page.reload();
    await expect(bar.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(before.orders).not.toBeNull();
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    ).toBeLessThan(0.001);

    // Without scripts nobody is known, and the way to sign in is shown.
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const stranger = await context.newPage();
    await stranger.goto("/");
    const theirs = stranger.getByRole("banner");
    await expect(theirs.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Sign Out" })).toBeHidden();
    await context.close();
  });
});
