// Pages that other programs change before their scripts run: a password manager, a grammar checker,
// a translator, a program that darkens pages. React complains in the console when it cannot take
// over what it finds, and a console message fails the test.
import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { absentPages, needSignIn, pagesByRoute, splitInGroups } from "./shop-pages.ts";

test.use({
  // The browser reports pages that are not there.
  expectedNoise: [/status of 4(04|10)/],
});

const addresses = pagesByRoute
  .filter(({ route }) => !needSignIn.includes(route))
  .map(({ addresses: [address = "/"] }) => address)
  .filter((address) => absentPages[address] === undefined);

/** Changes the page as such programs do, types into its fields, and returns what was typed. */
function changeAndType(page: Page) {
  return page.evaluate(() => {
    document.documentElement.dataset["darkreaderMode"] = "dynamic";
    document.body.append(document.createElement("grammar-checker"));
    for (const field of document.querySelectorAll("input, textarea")) {
      const icon = document.createElement("div");
      icon.dataset["managerIcon"] = "";
      icon.append(document.createElement("span"));
      field.after(icon);
      field.before(document.createElement("grammar-checker"));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (texts.currentNode instanceof Text && !texts.currentNode.parentElement?.closest("script"))
        found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(`${text.data}!`);
    }
    const typed: [string, string][] = [];
    const fields = "main :is(textarea, input[type=text], input[type=email], input[type=tel])[name]";
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      field.value = `typed in ${field.name}`;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      typed.push([field.name, field.value]);
    }
    return typed;
  });
}

for (const group of splitInGroups(addresses, 8))
  test(`HTTP-64 pages from ${group[0]} to ${group.at(-1)} come to life as they are, whatever other programs have done to them`, async ({
    page,
  }) => {
    test.slow();
    for (const address of group) {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/entry.client-*", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      const answer = await page.goto(address);
      if ((await answer?.text())?.includes('id="boot"') !== true) continue;
      const typed = await changeAndType(page);
      const icons = await page.locator("[data-manager-icon]").count();
      scripts.resolve();
      await untilHydrated(page);
      await expect(page.locator("[data-manager-icon]")).toHaveCount(icons);
      for (const [name, value] of typed)
        await expect(page.locator(`main [name="${name}"]`).first(), address).toHaveValue(value);
      await page.unroute("**/assets/entry.client-*");
    }
  });
