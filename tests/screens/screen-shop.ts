// A demo shop and a browser window that opens its pages, in this process: for the states of a
// screen. Layout, real focus and scrolling need a browser.
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { prefixes } from "#content/prefixes.ts";
import { startDemoShop, type DemoShop } from "../support/demo-shop.ts";
import { addBrowserParts } from "./dom/browser-parts.ts";
import { addLocation } from "./dom/location.ts";
import { createNetwork, type Network } from "./dom/network.ts";
import { closePage, loadPage } from "./dom/window.ts";

const SESSION_KEY = `${prefixes.storage}-session`;

type Stored = Readonly<Record<string, string>>;

export type ScreenShop = DemoShop &
  Pick<Network, "intercept"> & {
    /**
     * Opens a page in the empty window of a new visitor, of a demo account such as "admin", or of
     * an address. `stored` is what the browser remembers, `storedInTab` what this tab does. Returns
     * the person in front of it.
     */
    open: (
      path: string,
      options?: { as?: string; width?: number; stored?: Stored; storedInTab?: Stored },
    ) => Promise<UserEvent>;
    /** Opens another page in the same window, or the same one again. */
    goTo: (path: string) => Promise<UserEvent>;
  };

/** To be called at the top of a test file. */
export async function startScreenShop(
  options: Parameters<typeof startDemoShop>[0] = {},
): Promise<ScreenShop> {
  const shop = await startDemoShop({ publicUrl: location.origin, ...options });
  const network = createNetwork(shop.url);
  beforeAll(() => {
    vi.stubGlobal("fetch", network.fetch);
    // As in a browser, scripts go on until the next document is there.
    return addLocation((path, way) =>
      queueMicrotask(() => void loadPage(path, shop.webBuild.assets, way)),
    );
  });
  afterEach(network.clear);
  afterAll(() => {
    closePage();
    vi.unstubAllGlobals();
  });

  async function goTo(path: string): Promise<UserEvent> {
    shop.expirePages();
    await loadPage(path, shop.webBuild.assets);
    return userEvent.setup();
  }
  return {
    ...shop,
    intercept: network.intercept,
    goTo,
    async open(path, { as, width, stored = {}, storedInTab = {} } = {}) {
      fillStorage(localStorage, stored);
      fillStorage(sessionStorage, storedInTab);
      network.comeFrom(shop.newAddress());
      if (width !== undefined) addBrowserParts(width);
      if (as !== undefined)
        localStorage.setItem(SESSION_KEY, JSON.stringify(await shop.signIn(as)));
      return goTo(path);
    },
  };
}

function fillStorage(storage: Storage, stored: Stored): void {
  storage.clear();
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text);
}
