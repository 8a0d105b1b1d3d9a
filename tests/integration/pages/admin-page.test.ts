// The page that everybody gets who asks for the back office, before their browser knows of them.
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const denied = "\u05d2\u05d9\u05e9\u05d4 \u05e0\u05d3\u05d7\u05ea\u05d4";

test("ADMIN-01 the back office is in Hebrew, right to left", async () => {
  const { documentElement } = (await shop.read("/admin")).document;
  expect(documentElement.dir).toBe("rtl");
  expect(documentElement.lang).toBe("he");
});

test("ADMIN-07 the page before the sign-in is the same for everybody, contains no data, and is neither cached nor indexed", async () => {
  const { access_token: token } = await shop.signIn("admin");
  const headers = { authorization: `Bearer ${token}` };
  const known = await shop.read("/admin", { headers });
  const stranger = await shop.read("/admin");
  expect([known.status, stranger.status]).toEqual([200, 200]);
  expect(stranger.headers.get("cache-control")).toBe("no-store");
  expect(known.html).toBe(stranger.html);
  const robots = stranger.document.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(stranger.html).not.toContain(admin.nav.label);
});

test("ADMIN-07 without scripts the back office stays closed", async () => {
  const { document } = await shop.read("/admin");
  expect(document.querySelector("noscript h1")?.textContent).toBe(denied);
  expect(document.querySelector("noscript p")?.textContent).toBe(admin.accessDenied.text);
});

test("PWA-12 the back office has its own manifest, and the storefront that of the shop", async () => {
  const getManifest = async (path: string) =>
    (await shop.read(path)).document.querySelector("link[rel=manifest]")?.getAttribute("href");
  expect(await getManifest("/")).toBe("/manifest.webmanifest");
  const own = "/admin/manifest.webmanifest";
  expect(await getManifest("/admin")).toBe(own);
  const answer = await shop.send(own);
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(await answer.json()).toMatchObject({ scope: "/admin", lang: "he", dir: "rtl" });
});
