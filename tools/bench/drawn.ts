// From a press in the list of orders to its rows on the screen, in a browser, when there are very
// many orders.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Locator, type Page } from "@playwright/test";
import { orders } from "#i18n/he/orders.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { admin as adminText } from "#i18n/he/admin.ts";
import { prefixes } from "#content/prefixes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { findBrowser, installBrowser } from "../../scripts/install/browser.ts";
import { admin, openOrdersApi } from "./admin.ts";
import { table, whole } from "./table.ts";
import { median } from "./wrk.ts";

const LATER_MS = 2_000;

/** A press, so many milliseconds from the rows that it asks for. */
export type DrawnList = {
  name: string;
  /** How many there are. */
  orders: number;
  medianMs: number;
  worstMs: number;
};

type Press = {
  readonly name: string;
  /** The thing that is pressed, once what opens it has been. */
  readonly find: (page: Page) => Promise<Locator>;
};

const presses: readonly Press[] = [
  {
    name: "a status",
    async find(page) {
      const { label, all } = orders.status;
      await page.getByRole("button", { name: `${label}: ${all}` }).click();
      return page.getByRole("menuitemradio", { name: orderLabels.statuses.completed });
    },
  },
  {
    name: "a period",
    find: async (page) => page.getByRole("button", { name: orders.period.choices.month }),
  },
  {
    name: "a sort order",
    find: async (page) =>
      page.getByRole("columnheader", { name: orders.columns.total }).getByRole("button"),
  },
  {
    name: "the next page",
    find: async (page) => page.getByRole("link", { name: adminText.list.next, exact: true }),
  },
];

/** Presses each of them `rounds` times, each time on a page that has read nothing else. */
export async function measureDrawn(options: {
  sizes: readonly number[];
  folder: string;
  firstPort: number;
  rounds: number;
}): Promise<DrawnList[]> {
  const { sizes, folder, firstPort, rounds } = options;
  installBrowser();
  const drawn: DrawnList[] = [];
  for (const [index, size] of sizes.entries()) {
    const { shop } = await openOrdersApi(join(folder, `drawn-${size}`), size, firstPort + index);
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? "chromium",
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      const page = await browser.newPage({
        baseURL: shop.url,
        viewport: { width: 1440, height: 900 },
      });
      await signInPage(page);
      for (const { name, find } of presses) {
        const times: number[] = [];
        // The first one warms up the browser and the database.
        for (let round = 0; round <= rounds; round += 1) {
          await page.goto(adminPaths.orders);
          await page.getByRole("row").nth(1).waitFor();
          // Parts that come a moment after the screen share no time with the press.
          await wait(LATER_MS);
          times.push(await pressAndDraw(page, await find(page)));
        }
        times.shift();
        drawn.push({
          name,
          orders: size,
          medianMs: median(times),
          worstMs: Math.max(...times),
        });
      }
    } finally {
      await browser.close();
      await shop.stop();
    }
  }
  return drawn;
}

async function signInPage(page: Page): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in", { data: admin });
  const session = await answer.text();
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: `${prefixes.storage}-session`,
    text: session,
  });
}

/** The milliseconds from the press until the rows that it asks for have been painted. */
async function pressAndDraw(page: Page, target: Locator): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const before = location.search;
        addEventListener("pointerdown", ({ timeStamp }) => (pressedAt = timeStamp), true);
        // A row leads to its order beside the list of its address. While another answer is on its
        // way the rows are those before, and the table says so.
        const watch = new MutationObserver(() => {
          const row = document.querySelector<HTMLAnchorElement>(
            "table:not([aria-busy=true]) a[data-row-link]",
          );
          if (location.search !== before && row?.search === location.search) {
            watch.disconnect();
            requestAnimationFrame(() => {
              const painted = new MessageChannel();
              painted.port1.addEventListener("message", () =>
                resolve(performance.now() - pressedAt),
              );
              painted.port1.start();
              painted.port2.postMessage(undefined);
            });
          }
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  await target.click();
  return await drawn;
}

/** A table of how long a press waits for its rows. */
export function describeDrawn(drawn: readonly DrawnList[]): string {
  return table(
    ["from a press to the rows", "orders", "median ms", "worst ms"],
    drawn.map(({ name, orders: count, medianMs, worstMs }) => [
      name,
      whole(count),
      whole(medianMs),
      whole(worstMs),
    ]),
  );
}
