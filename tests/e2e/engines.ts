import type { Browser } from "@playwright/test";

type Session = { send: (method: string, params?: unknown) => Promise<unknown> };

/**
 * Playwright 1.65 tells every Firefox which color scheme and motion to prefer, by a command that
 * Firefox ESR 153 does not know yet: no page would open. No test needs it, so it is answered here.
 */
export function answerForFirefox(browser: Browser): void {
  // Playwright has no public name for the connection behind a browser.
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (client: Browser) => { _browserSession: Session } };
  };
  const { _browserSession: ofBrowser } = connection.toImpl(browser);
  const session = Object.getPrototypeOf(ofBrowser) as Session;
  const { send } = session;
  session.send = function answer(method, params) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, params);
  };
}
