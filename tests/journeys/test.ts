// `test` for the journeys, which go through all engines: a person, or several, before a shop.
import { test as base, type Browser } from "@playwright/test";
import { findFirefox, findWebKit, noFirefox, noWebKit } from "../../scripts/install/engines.ts";
import { createPerson, type BrowserWindow, type Person } from "./person.ts";
import { answerForFirefox, openPlaywrightWindow } from "./playwright-window.ts";
import { startShop, type JourneyShop } from "./shop.ts";
import { openWebKitWindow } from "./webkit-window.ts";

export { expect } from "@playwright/test";

export type Engine = "chromium" | "firefox" | "webkit";
/** A pointer goes with a wide window, a finger with a phone's. */
export const hands = ["pointer", "finger"] as const;
export type Hand = (typeof hands)[number];

const sizes = {
  pointer: { width: 1280, height: 860 },
  finger: { width: 390, height: 844 },
} as const;

type OpenWindow = (hand: Hand, complaints: string[]) => Promise<BrowserWindow>;

type ForTest = {
  hand: Hand;
  /** Complaints of the browser that the journey is about. */
  expectedComplaints: RegExp[];
  /** Somebody else, with a browser of their own, before the shop at `base` or this worker's one. */
  meet: (options?: { base?: string; hand?: Hand }) => Promise<Person>;
  /** Somebody before this worker's shop. */
  person: Person;
};
type ForWorker = {
  engine: Engine;
  openWindow: OpenWindow;
  /** The configuration of the shop; files that ask for another one get a worker of their own. */
  shopVariables: Record<string, string>;
  shop: JourneyShop;
};

export const test = base.extend<ForTest, ForWorker>({
  engine: ["chromium", { scope: "worker", option: true }],
  hand: ["pointer", { option: true }],
  expectedComplaints: [[], { option: true }],

  openWindow: [
    async ({ engine, playwright, launchOptions }, provide) => {
      if (engine === "webkit") {
        const programs = findWebKit();
        if (programs === undefined) throw new Error(noWebKit);
        await provide((hand) => openWebKitWindow(programs, sizes[hand]));
        return;
      }
      if (engine === "firefox" && findFirefox() === undefined) throw new Error(noFirefox);
      const browser: Browser = await playwright[engine].launch(launchOptions);
      if (engine === "firefox") answerForFirefox(browser);
      await provide((hand, complaints) =>
        openPlaywrightWindow(browser, { ...sizes[hand], hasTouch: hand === "finger", complaints }),
      );
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  shopVariables: [{ PAYMENTS: "manual" }, { scope: "worker", option: true }],

  shop: [
    async ({ shopVariables }, provide) => {
      const shop = await startShop(shopVariables);
      await provide(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  meet: async ({ openWindow, hand, shop, expectedComplaints }, provide) => {
    const complaints: string[] = [];
    const windows: BrowserWindow[] = [];
    await provide(async (options = {}) => {
      const window = await openWindow(options.hand ?? hand, complaints);
      windows.push(window);
      return createPerson(window, options.base ?? shop.url);
    });
    await Promise.all(windows.map((window) => window.close()));
    const unexpected = complaints.filter(
      (line) => !expectedComplaints.some((pattern) => pattern.test(line)),
    );
    if (unexpected.length > 0)
      throw new Error(`The browser complained:\n  ${unexpected.join("\n  ")}`);
  },

  person: async ({ meet }, provide) => provide(await meet()),
});
