// Every kind of page of storefront, account and outbox, once with and once without scripts. The
// page of the first start is in setup.spec.ts, and in the journey of a real shop.
import type { Page } from "@playwright/test";
import { signInAs } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { splitInGroups, needSignIn, pagesByRoute } from "./shop-pages.ts";

test.use({
  // The browser reports pages that are not there.
  expectedNoise: [/status of 4(04|10)/],
});

const samples = pagesByRoute.map(({ route, addresses: [address = "/"] }) => ({ route, address }));
const isPrivate = ({ route }: { route: string }) => needSignIn.includes(route);
const forEverybody = samples.filter((sample) => !isPrivate(sample));

for (const group of splitInGroups(forEverybody, 8)) {
  const [first, last] = [group[0], group.at(-1)].map((sample) => sample?.address);
  test(`SEO-33 SHELL-78 the pages from ${first} to ${last} work with and without scripts`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    for (const { address } of group) await tryBoth(page, plain, address);
    await plain.close();
  });
}

test("SEO-33 SHELL-78 the pages behind the sign-in work with and without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await signInAs(page, "customer@wanderpaw.example");
  for (const { address } of samples.filter(isPrivate)) {
    await tryBoth(page, plain, address);
    await expect(page).toHaveURL(address);
  }
  await plain.close();
});

/** Opens a page both ways: in `page`, to which the fixtures listen, and in `plain`. */
async function tryBoth(page: Page, plain: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  // Some pages run none; nothing of theirs waits for them then.
  if ((await answer?.text())?.includes('id="boot"')) await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A page whose contents only the browser knows grows while they come.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo")).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.waitForLoadState("networkidle");

  await plain.goto(address);
  await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
  const [withScripts, without] = [await readShown(page), await readShown(plain)];
  // A page that needs scripts says so.
  if (without.note !== "") return;
  const missing = withScripts.words.filter((words) => !without.words.includes(words));
  expect({ missing, forms: without.forms, buttons: without.buttons }, address).toEqual({
    missing: [],
    forms: withScripts.forms,
    buttons: [],
  });
}

/** Everything that somebody who opens the page can read and use. */
function readShown(page: Page) {
  return page.evaluate(() => {
    const listShown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const sends = (button: HTMLElement) => button.matches(":enabled:not([type=button])");
    return {
      /** Paragraphs of buttons, and those that say how far one has got with buttons, are none. */
      words: listShown("main :is(h1, h2, h3, p:not([role=status], :has(button)))").map(
        ({ innerText }) => innerText,
      ),
      /** Where each form leads, and the words of the buttons that send it. */
      forms: listShown("main form").map((form) => [
        form.getAttribute("method"),
        form.getAttribute("action"),
        ...[...form.querySelectorAll("button")].filter(sends).map(({ innerText }) => innerText),
      ]),
      /** Buttons that only a script can follow. */
      buttons: listShown("button[type=button]").map(({ innerText }) => innerText),
      note: listShown("main noscript")
        .map(({ innerText }) => innerText)
        .join(""),
    };
  });
}
