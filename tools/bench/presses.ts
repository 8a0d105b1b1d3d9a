// How long a press, a tap or a key waits for the next picture of the page, on a phone whose
// processor is a quarter as fast as this one (INP, Interaction to Next Paint).
import { chromium, devices, type Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { account } from "#i18n/en/account.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { consent } from "#i18n/en/consent.ts";
import { productPage } from "#i18n/en/product.ts";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { viewerText } from "#i18n/en/viewer.ts";
import { paths } from "#web/paths.ts";
import { findBrowser, installBrowser } from "../../scripts/install/browser.ts";
import { waitUntilSettled } from "./shop.ts";
import { table, whole } from "./table.ts";
import { median } from "./wrk.ts";

const SLOWNESS = 4;
/** An answer that takes longer is called out. */
const AIM_MS = 100;
/** Of presses as soon as the page is seen; as many as fit into its first second. */
const FIRST_PRESSES = 8;
const BETWEEN_MS = 120;

type Press = { ms: number; on: string };
export type JourneyPresses = {
  journey: string;
  presses: number;
  /** The longest wait of a visit: the middle one of the visits, and the worst. */
  medianMs: number;
  worstMs: number;
  /** Where the worst was. */
  worstOn: string;
};

/** Presses on the page as it comes, whether its scripts run or not. */
async function pressAtOnce(page: Page, url: string, selector: string): Promise<void> {
  await page.goto(url, { waitUntil: "commit" });
  const target = page.locator(selector).first();
  await target.waitFor();
  for (let press = 0; press < FIRST_PRESSES; press += 1) {
    const box = await target.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.waitForLoadState("networkidle");
}

/** Types as somebody does who knows the words. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("main").getByLabel(label, { exact: true }).first();
  await field.tap();
  await field.pressSequentially(text, { delay: 60 });
}

const journeys: Readonly<Record<string, (page: Page, shopUrl: string) => Promise<void>>> = {
  "menu, product, color, cart, order": async (page, shopUrl) => {
    const main = page.getByRole("main");
    await pressAtOnce(page, shopUrl, "header summary");
    const menu = page.locator("header details");
    if ((await menu.getAttribute("open")) === null) await menu.locator("summary").tap();
    await menu.locator(`a[href="${paths.products}"]`).tap();
    await page.waitForURL(`**${paths.products}`);
    await main
      .locator(`a[href^="${paths.product("")}"]`)
      .first()
      .tap();
    await page.waitForURL(`**${paths.product("*")}`);
    await main.getByLabel(productPage.color, { exact: true }).getByRole("link").last().tap();
    await main.getByRole("link", { name: productPage.addToCart }).first().tap();
    await page.waitForURL(`**${paths.cart}`);
    await main.getByRole("button", { name: / more$/ }).tap();
    await main.getByRole("link", { name: cart.checkout, exact: true }).tap();
    await page.waitForURL("**/order/**");
    await type(page, "Full name", "Maya Brenner");
    await type(page, "Email", "maya@example.com");
    await main.getByText(checkout.continueTo.payment, { exact: true }).tap();
  },
  "questions and the cookie notice": async (page, shopUrl) => {
    await pressAtOnce(page, shopUrl + paths.faq, "main details summary");
    await page.getByRole("button", { name: consent.notice.reject }).tap();
    const questions = page.locator("main details summary");
    for (const at of [1, 2, 3]) await questions.nth(at).tap();
  },
  "size chart": async (page, shopUrl) => {
    await pressAtOnce(page, shopUrl + paths.sizeChart, "header summary");
    await page.keyboard.press("Escape");
    for (const name of ["weight", "length", "height"] as const)
      await type(page, sizeChartText.fit[name], "12");
    await page.getByLabel(sizeChartText.fit.units).selectOption("imperial");
    await page.getByRole("button", { name: sizeChartText.fit.check }).tap();
  },
  "signing in": async (page, shopUrl) => {
    await pressAtOnce(page, shopUrl + paths.auth, '[role="tab"]');
    await type(page, account.email, "maya@example.com");
    await type(page, account.password, "not the right one");
    await page.getByRole("button", { name: account.showPassword }).first().tap();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: account.signIn.submit, exact: true })
      .tap();
    await page.getByRole("alert").waitFor();
  },
  gallery: async (page, shopUrl) => {
    await pressAtOnce(page, shopUrl + paths.gallery, "header summary");
    await page.keyboard.press("Escape");
    await page.locator("main a[aria-haspopup]").first().tap();
    const viewer = page.getByRole("dialog");
    await viewer.getByRole("button", { name: viewerText.next }).tap();
    await viewer.getByRole("button", { name: viewerText.next }).tap();
    await viewer.getByRole("button", { name: viewerText.close }).tap();
  },
};

/** Goes each way `visits` times, in a browser of its own. */
export async function measurePresses(shopUrl: string, visits: number): Promise<JourneyPresses[]> {
  installBrowser();
  for (const path of [paths.home, paths.faq, paths.sizeChart, paths.gallery, paths.products])
    await waitUntilSettled(shopUrl + path);
  const results: JourneyPresses[] = [];
  for (const [journey, walk] of Object.entries(journeys)) {
    const walks: Press[][] = [];
    for (let visit = 0; visit < visits; visit += 1)
      walks.push(await watch((page) => walk(page, shopUrl)));
    const longest = walks.map((presses) => longestOf(presses));
    const worst = longestOf(longest);
    console.log(`Presses: ${journey}, at most ${worst.ms} ms`);
    results.push({
      journey,
      presses: Math.min(...walks.map((presses) => presses.length)),
      medianMs: median(longest.map(({ ms }) => ms)),
      worstMs: worst.ms,
      worstOn: worst.on,
    });
  }
  return results;
}

const longestOf = (presses: readonly Press[]) =>
  presses.reduce((longest, press) => (press.ms > longest.ms ? press : longest), { ms: 0, on: "" });

/** All presses of one visit; a press is as long as the longest of its events. */
async function watch(walk: (page: Page) => Promise<void>): Promise<Press[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await (await browser.newContext(devices["Pixel 7"])).newPage();
    const presses = new Map<string, Press>();
    await page.exposeFunction("notePress", (key: string, press: Press) => {
      if (press.ms > (presses.get(key)?.ms ?? 0)) presses.set(key, press);
    });
    await page.addInitScript(observePresses);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
    await walk(page);
    // The last answer is painted, and noted.
    await page.waitForTimeout(BETWEEN_MS * SLOWNESS);
    return [...presses.values()];
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function observePresses(): void {
  const page = Math.random();
  const note = Reflect.get(globalThis, "notePress") as (key: string, press: Press) => void; // see `watch`
  // The shortest that browsers tell of. The types do not know the threshold.
  const asked = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { name, duration, interactionId, target } = entry;
      const words = target instanceof Element ? target.textContent.trim().slice(0, 30) : "";
      const on = `${name} ${target?.nodeName.toLowerCase() ?? "?"} ${words} ${location.pathname}`;
      note(`${page} ${interactionId}`, { ms: duration, on });
    }
  }).observe(asked);
}

export function describePresses(results: readonly JourneyPresses[]): string {
  return table(
    ["Presses, phone ÷ 4", "over 16 ms", "longest ms", "worst ms", "on"],
    results.map(({ journey, presses, medianMs, worstMs, worstOn }) => [
      journey,
      whole(presses),
      whole(medianMs),
      `${whole(worstMs)}${worstMs > AIM_MS ? " (!)" : ""}`,
      worstOn,
    ]),
  );
}
