// Which pages run scripts, and what their first script does then.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appText } from "#i18n/en/app.ts";
import { getEarlyScript } from "#web/loading/get-early-script.ts";
import { loaderScript } from "#web/loading/loader-script.ts";
import { paths } from "#web/paths.ts";
import routes from "#web/routes.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { pagesByRoute } from "../../e2e/shop-pages.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { realPages } from "./real-pages.tsx";

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  const storefront = routes[0]?.children ?? [];
  shop = await startSampleShop({
    webBuild: await realPages([
      ...storefront.flatMap(({ file, children }) => children?.map((page) => page.file) ?? [file]),
      "storefront/pages/closed.tsx",
    ]),
    connectionString: database.appUrl,
  });
});
afterAll(() => shop.stop());

async function open(address: string) {
  const answer = await fetch(shop.url + address);
  const html = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { html, policy, hasScripts: html.includes('<script id="boot"') };
}

test("HTTP-35 a page delays presses only if it loads the scripts that they wait for", async () => {
  const wrong: string[] = [];
  const still: string[] = [];
  for (const address of pagesByRoute.flatMap(({ addresses }) => addresses.slice(0, 1))) {
    // oxlint-disable-next-line no-await-in-loop -- one network has few renders at once
    const { html, hasScripts } = await open(address);
    if (html.includes(loaderScript) !== hasScripts) wrong.push(address);
    if (!hasScripts) still.push(address);
  }
  expect(wrong).toEqual([]);
  expect(still).toEqual(["/setup", paths.offline]);
});

test("HTTP-35 a page without scripts has no button that needs them, and its first script only sets the appearance", async () => {
  const offline = await open(paths.offline);
  await database.asOwner(
    "update system_settings set setting_value = 'true' where setting_key = 'maintenance_mode'",
  );
  await shop.services.maintenanceMode.refresh();
  const closed = await open("/no/such/page");
  expect(closed.html).toContain(appText.closed.title);

  const script = getEarlyScript(undefined, false);
  const hash = createHash("sha256").update(script).digest("base64");
  for (const { html, policy } of [offline, closed]) {
    expect(html).not.toContain('type="button"');
    // Blocks of data run nothing.
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)];
    expect(scripts.map(([, code]) => code)).toEqual([script]);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  }
});
