// `test` for every end-to-end test. It fails a test during which the browser complained about
// anything.
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

import { HYDRATED } from "#web/loading/hydrated.ts";
import {
  CONSENT_KEY,
  createConsentRecord,
  onlyNecessary,
  type Choices,
} from "#web/consent/stored-consent.ts";
import { moveDate, testOffsetMs, unmoveDate } from "../support/test-clock.ts";
import { forgetSessions } from "./accounts.ts";
import { createKeptContexts, type KeptContexts } from "./shared-contexts.ts";
import type { OwnShop, Payments } from "./own-shop.ts";
import { createShops, type Shops } from "./shops.ts";

export { expect } from "@playwright/test";

type Options = {
  /** Complaints that the test is about, for example `[/404 \(Not Found\)/]`. */
  expectedNoise: RegExp[];
  /** The visitor's answer to the cookie notice; "open" without one. */
  consent: "none" | "all" | "open";
  /** How the shop takes orders; the one of most tests takes none. */
  payments: Payments;
  /** The file has a shop that no other file has seen, because it changes it for everybody. */
  hasOwnShop: boolean;
};

type Fixtures = Options & {
  /** The shop that the test visits. */
  shop: OwnShop;
  quietBrowser: void;
  /** Playwright's own: all options for a context of this test. */
  _combinedContextOptions: BrowserContextOptions;
};

type WorkerFixtures = { shops: Shops; contexts: KeptContexts };

const answers: Readonly<Record<"none" | "all", Choices>> = {
  none: onlyNecessary,
  all: { analytics: true, marketing: true, functional: true },
};

/** A small touch screen, for what looks or works differently there: `test.use(phone)`. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

/** For what each kind of window shows in its own way. */
export const windows = [
  ["in a wide window", {}],
  ["on a phone", phone],
] as const;

let addressCount = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  shops: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there that it needs no other
    async ({}, provide) => {
      const shops = createShops();
      await provide(shops);
      await shops.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  contexts: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => provide(createKeptContexts()),
    { scope: "worker" },
  ],
  payments: ["off", { option: true }],
  hasOwnShop: [false, { option: true }],
  shop: [
    async ({ shops, payments, hasOwnShop }, provide, { file }) => {
      await provide(await shops.find({ payments, file: hasOwnShop ? file : undefined }));
    },
    // A busy machine may need that long to start it.
    { timeout: 90_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
  expectedNoise: [[], { option: true }],
  // The notice would lie over what other tests press.
  consent: ["none", { option: true }],
  // Attempts are counted by address; no test may use up those of another.
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, provide) => {
    addressCount += 1;
    const address = `10.1.${addressCount % 250}.${Math.floor(addressCount / 250)}`;
    await provide({ "x-forwarded-for": address });
  },
  context: async (
    { browser, contexts, consent, _combinedContextOptions: { extraHTTPHeaders = {}, ...options } },
    provide,
    { errors },
  ) => {
    const key = JSON.stringify({ ...options, consent });
    const prepare = async (context: BrowserContext) => {
      await context.addInitScript((hydrated) => {
        addEventListener(hydrated, () => Object.assign(globalThis, { isHydrated: true }));
      }, HYDRATED);
      await moveClock(context);
      if (consent !== "open") await answerNotice(context, answers[consent]);
    };
    const context = await contexts.take({ browser, options, key, prepare });
    await context.setExtraHTTPHeaders(extraHTTPHeaders);
    await provide(context);
    // After a failure the worker ends, and Playwright looks at the page before.
    if (errors.length === 0) await contexts.giveBack(context);
  },
  page: async ({ context }, provide) => {
    const [page = await context.newPage()] = context.pages();
    await provide(page);
  },
  quietBrowser: [
    async ({ context, baseURL, expectedNoise, javaScriptEnabled }, use) => {
      const noise = listen(context, {
        origin: new URL(baseURL ?? "http://127.0.0.1").origin,
        hasScripts: javaScriptEnabled ?? true,
      });
      await use();
      const unexpected = noise.filter(
        (line) => !expectedNoise.some((pattern) => pattern.test(line)),
      );
      if (unexpected.length > 0)
        throw new Error(`The browser complained:\n  ${unexpected.join("\n  ")}`);
    },
    { auto: true },
  ],
});

/**
 * Waits until the scripts of a page have taken over. What is pressed or entered before is kept by
 * the page itself; this is for tests of what a link or the time does then.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in globalThis);
}

/**
 * Opens a page as it was sent; its scripts come when the returned function is called, which waits
 * for them to take over.
 */
export async function openAsSent(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const scripts = "**/assets/*.js";
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    gate.resolve();
    await untilHydrated(page);
  };
}

/** Every page that opens finds this choice, unless the visitor has made another one since. */
async function answerNotice(context: BrowserContext, choices: Choices): Promise<void> {
  const record = JSON.stringify(createConsentRecord(choices, shopNow()));
  await context.addInitScript(
    ([key, text]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      } catch {
        // Frames without an origin have no storage, and no notice.
      }
    },
    [CONSENT_KEY, record] as const,
  );
}

/** The time in the shop, in its pages and for this run's tests. */
export const shopNow = (): Date => new Date(Date.now() + testOffsetMs());

/** The browser has the shop's clock, also where a test takes it over. */
async function moveClock(context: BrowserContext): Promise<void> {
  if (testOffsetMs() === 0) return;
  await context.addInitScript(moveDate, testOffsetMs());
  const install = context.clock.install.bind(context.clock);
  // Playwright's own clock compares with the real one.
  context.clock.install = async (options) => {
    await context.addInitScript(unmoveDate);
    await Promise.all(context.pages().map((page) => page.evaluate(unmoveDate)));
    await install({ time: shopNow(), ...options });
  };
}

/**
 * Collects console errors and warnings, exceptions, failed requests, and requests to other origins.
 */
function listen(context: BrowserContext, page: { origin: string; hasScripts: boolean }): string[] {
  const noise: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    // On a busy machine the page may still be waiting for a processor when the browser expects it
    // to be done.
    if (/preloaded using link preload but not used within a few seconds/.test(message.text()))
      return;
    // The mails of the outbox are shown in frames that may run nothing, not even Playwright's own
    // scripts.
    if (/^Blocked script execution in '[^']*\/dev\/outbox\//.test(message.text())) return;
    // Most tests are about pages as the server sends them.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (type === "error" || type === "warning")
      noise.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    noise.push(`exception: ${message}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== page.origin)
      noise.push(`request to another origin: ${request.url()}`);
    if (url.pathname.startsWith("/api/auth/") && request.method() !== "GET")
      forgetSessions(context.request);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left drops what it was still loading; a browser without scripts refuses to
    // load them.
    const isUsual = reason === "net::ERR_ABORTED" || (reason === "csp" && !page.hasScripts);
    if (!isUsual) noise.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    const isOwnPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isOwnPage)
      noise.push(`failed request: ${response.url()} ${response.status()}`);
  });
  return noise;
}

/** Addresses that a page asks for from now on, for tests that prove that nothing is sent. */
export function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}
