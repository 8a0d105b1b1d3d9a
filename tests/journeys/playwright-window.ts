// A window of Chromium or Firefox.
import type { Browser, Page } from "@playwright/test";
import type { BrowserWindow } from "./person.ts";

type Session = {
  readonly sessionId: string;
  send: (method: string, params?: unknown) => Promise<unknown>;
};
type Inside = { readonly _browserSession: Session; readonly delegate: { _session: Session } };
type Client = { readonly _connection: { toImpl: (client: Browser | Page) => Inside } };

/** Playwright has no public name for the connections behind a browser and a page. */
function getInside(client: Browser | Page): Inside {
  const { _connection: connection } = client as unknown as Client;
  return connection.toImpl(client);
}

/**
 * Playwright 1.65 tells every Firefox which color scheme and motion to prefer, by a command that
 * Firefox ESR 153 does not know yet: no page would open. No journey needs it, so it is answered
 * here. The next ESR knows it; then this goes.
 */
export function answerForFirefox(browser: Browser): void {
  const { _browserSession: ofBrowser } = getInside(browser);
  const session = Object.getPrototypeOf(ofBrowser) as Session;
  const { send } = session;
  session.send = function answer(method, params) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, params);
  };
}

/** Opens a window without a history; `complaints` gets what the browser reports about its pages. */
export async function openPlaywrightWindow(
  browser: Browser,
  options: { width: number; height: number; hasTouch: boolean; complaints: string[] },
): Promise<BrowserWindow> {
  const { width, height, hasTouch, complaints } = options;
  const isFirefox = browser.browserType().name() === "firefox";
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    // Firefox has no such thing.
    isMobile: hasTouch && !isFirefox,
    locale: "en-US",
    timezoneId: "Asia/Jerusalem",
    serviceWorkers: "block",
  });
  context.on("weberror", (error) => complaints.push(`exception: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  const page = await context.newPage();

  async function tapAt(x: number, y: number): Promise<void> {
    if (!isFirefox) return page.touchscreen.tap(x, y);
    // Playwright's own tap does nothing in a stock Firefox.
    const { _session: session } = getInside(page).delegate;
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await session.send("input.performActions", { context: session.sessionId, actions: [finger] });
  }

  return {
    open: async (url) => void (await page.goto(url)),
    run: async (script, ...args) =>
      (await page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`)) as ReturnType<
        typeof script
      >,
    pressAt: hasTouch ? tapAt : (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKeys: (...keys) => page.keyboard.press(keys.join("+")),
    nextFrame: () =>
      page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done()))),
    close: () => context.close(),
  };
}
