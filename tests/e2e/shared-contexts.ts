// The tests of a worker share one window of the browser, as it were: with a new one for each, more
// than half of the processor time went into loading and compiling the same scripts.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** An address of the shop that runs no script and reads no storage. */
const STILL_PATH = "/favicon.svg";

/** Opens it, unless the page is there, where each test begins: to store what a page then finds. */
export async function openStill(page: Page): Promise<void> {
  if (!page.url().endsWith(STILL_PATH)) await page.goto(STILL_PATH);
}

/** Ways to change a context that nothing takes back: after one of them it is not used again. */
const lasting = {
  context: [
    "addInitScript",
    "exposeBinding",
    "exposeFunction",
    "grantPermissions",
    "newCDPSession",
    "routeFromHAR",
    "routeWebSocket",
    "setDefaultNavigationTimeout",
    "setDefaultTimeout",
    "setGeolocation",
    "setOffline",
  ],
  page: [
    "addInitScript",
    "addLocatorHandler",
    "close",
    "exposeBinding",
    "exposeFunction",
    "routeFromHAR",
    "routeWebSocket",
    "setDefaultNavigationTimeout",
    "setDefaultTimeout",
    "setExtraHTTPHeaders",
  ],
  clock: ["fastForward", "install", "pauseAt", "resume", "runFor", "setFixedTime", "setSystemTime"],
  held: ["down"],
} as const;

/** Events that tests listen to. Playwright itself listens to others. */
const events = {
  context: [
    "console",
    "dialog",
    "page",
    "request",
    "requestfailed",
    "requestfinished",
    "response",
    "weberror",
  ],
  page: [
    "console",
    "dialog",
    "domcontentloaded",
    "download",
    "filechooser",
    "frameattached",
    "framedetached",
    "framenavigated",
    "load",
    "pageerror",
    "popup",
    "request",
    "requestfailed",
    "requestfinished",
    "response",
    "websocket",
    "worker",
  ],
} as const;

type Requested = {
  readonly browser: Browser;
  readonly options: BrowserContextOptions;
  /** Tests of a worker with the same key share a context. */
  readonly key: string;
  /** Called with a new context, before it has a page. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
};

type Kept = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly isSpent: () => boolean;
  readonly reset: () => Promise<void>;
};

export type KeptContexts = {
  /** A context with one page, in which nothing has happened. */
  readonly take: (requested: Requested) => Promise<BrowserContext>;
  /** Brings it into the state in which the next test gets it, or closes it. */
  readonly giveBack: (context: BrowserContext) => Promise<void>;
};

/** None yet. What is kept at the end closes with the browser. */
export function createKeptContexts(): KeptContexts {
  const free = new Map<string, Kept>();
  const taken = new Map<BrowserContext, { key: string; kept: Kept }>();
  return {
    async take({ key, ...requested }) {
      const kept = free.get(key) ?? (await openContext(requested));
      free.delete(key);
      taken.set(kept.context, { key, kept });
      return kept.context;
    },
    async giveBack(context) {
      const { key, kept } = taken.get(context) ?? {};
      taken.delete(context);
      if (key === undefined || kept === undefined || kept.isSpent()) return context.close();
      try {
        await kept.reset();
        free.set(key, kept);
      } catch {
        // A page that cannot be left does no harm when it is closed.
        await context.close();
      }
    },
  };
}

async function openContext({
  browser,
  options,
  prepare,
}: Pick<Requested, "browser" | "options" | "prepare">): Promise<Kept> {
  const context = await browser.newContext(options);
  await prepare(context);
  const page = await context.newPage();
  const openDevTools = context.newCDPSession.bind(context);
  let isSpent = options.serviceWorkers !== "block" || options.baseURL === undefined;
  const spend = () => {
    isSpent = true;
  };
  watch(context, lasting.context, spend);
  watch(page, lasting.page, spend);
  watch(context.clock, lasting.clock, spend);
  watch(page.keyboard, lasting.held, spend);
  watch(page.mouse, lasting.held, spend);

  async function reset(): Promise<void> {
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    for (const name of events.context) context.removeAllListeners(name);
    for (const name of events.page) page.removeAllListeners(name);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    // A form may ask whether it is to be left.
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(STILL_PATH, { timeout: 10_000 });
    page.removeAllListeners("dialog");
    await context.clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = "";
    });
    const origin = new URL(page.url()).origin;
    const devTools = await openDevTools(page);
    await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await devTools.send("Page.resetNavigationHistory");
    // Its presence alone takes a page's emulation away when it goes to another address.
    await devTools.detach();
    await page.mouse.move(-1, -1);
    if (options.viewport) await page.setViewportSize(options.viewport);
    const { colorScheme, contrast, forcedColors, reducedMotion } = options;
    await page.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion });
  }

  return { context, page, isSpent: () => isSpent, reset };
}

/** Calls `onUse` before each of these methods. */
function watch<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  onUse: () => void,
): void {
  for (const name of names) {
    const method: unknown = target[name];
    if (typeof method !== "function") throw new Error(`there is no ${name}`);
    const watchRows = (...args: unknown[]): unknown => {
      onUse();
      return Reflect.apply(method, target, args);
    };
    Object.assign(target, { [name]: watchRows });
  }
}
