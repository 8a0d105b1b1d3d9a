import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import allRoutes from "#web/routes.ts";
import { openedPages } from "./opened-pages.ts";
import {
  LATE,
  manifestAmong,
  readAdminRoutes,
  readRouteManifest,
  splitRouteManifest,
} from "./route-manifest.ts";

const manifest = {
  url: "/assets/manifest-1.js",
  entry: { module: "/assets/entry.js", imports: [] },
  routes: {
    root: { id: "root", module: "/assets/root.js" },
    "storefront/pages/home": { id: "storefront/pages/home", parentId: "root", module: "/h.js" },
    "storefront/pages/review": { id: "storefront/pages/review", parentId: "root", module: "/r.js" },
    "seo/robots-route": {
      id: "seo/robots-route",
      parentId: "root",
      module: "/t.js",
      hasDefaultExport: false,
    },
    "admin/layout": { id: "admin/layout", parentId: "root", module: "/assets/layout.js" },
    "admin/orders/page": { id: "admin/orders/page", parentId: "admin/layout", module: "/o.js" },
  },
};

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wanderpaw-manifest-"));
  file = join(folder, "manifest-1.js");
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  splitRouteManifest(file);
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** The manifest as a browser at this address has it once its script has run. */
async function manifestAt(address: string): Promise<unknown> {
  const browser = {};
  vi.stubGlobal("window", browser);
  vi.stubGlobal("location", new URL(address, "https://shop.example"));
  await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${encodeURIComponent(address)}`);
  return Object.values(browser)[0];
}

test("the storefront's manifest has no routes of the back office or of files", async () => {
  const { root, "storefront/pages/home": home } = manifest.routes;
  const own = { ...manifest, routes: { root, "storefront/pages/home": home } };
  expect(await manifestAt("/product/olive")).toEqual(own);
  expect(readRouteManifest(file)).toEqual(own);
});

test("a route does not name the files that every page begins with, nor what it does not have", async () => {
  const { root } = manifest.routes;
  const home = { ...manifest.routes["storefront/pages/home"], imports: ["/assets/home-2.js"] };
  const long = {
    ...home,
    imports: ["/assets/frame.js", ...home.imports],
    hasAction: false,
    css: [],
  };
  const entry = { module: "/assets/entry.js", imports: ["/assets/frame.js"] };
  const routes = { ...manifest.routes, "storefront/pages/home": long };
  writeFileSync(
    file,
    `window.__reactRouterManifest=${JSON.stringify({ ...manifest, entry, routes })};`,
  );
  splitRouteManifest(file);
  expect(await manifestAt("/faq")).toEqual({
    ...manifest,
    entry,
    routes: { root, "storefront/pages/home": home },
  });
});

test("a page opened only by its address also gets all routes", async () => {
  expect(await manifestAt("/order-status/review/key")).toEqual(manifest);
  expect(await manifestAt("/kept/key")).toEqual(manifest);
});

test("the back office, and the sign-in on the way to it, get all routes", async () => {
  expect(await manifestAt("/admin/orders?page=2")).toEqual(manifest);
  expect(await manifestAt("/auth?next=%2Fadmin%2Forders")).toEqual(manifest);
});

test("the file with the back office's routes is named like the manifest", () => {
  expect(readdirSync(folder).toSorted()).toEqual(["admin-routes-1.js", "manifest-1.js"]);
  expect(Object.keys(readAdminRoutes(file))).toEqual([
    "storefront/pages/review",
    "seo/robots-route",
    "admin/layout",
    "admin/orders/page",
  ]);
});

test("a file that is not a manifest, or has no back office, is rejected", () => {
  writeFileSync(file, "export {};");
  expect(() => splitRouteManifest(file)).toThrow("is no route manifest");
  writeFileSync(file, `window.__reactRouterManifest={"routes":{}};`);
  expect(() => splitRouteManifest(file)).toThrow("The route admin/layout was expected");
});

test("a build has one manifest", () => {
  expect(manifestAmong(["home-1.js", "manifest-2a.js", "manifest-2a.js.br"])).toBe(
    "manifest-2a.js",
  );
  expect(() => manifestAmong(["home-1.js"])).toThrow("One route manifest was expected");
  expect(() => manifestAmong(["manifest-1.js", "manifest-2.js"])).toThrow("One route manifest");
});

test("every page opened only by its address is recognized", () => {
  const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const opened = flat(allRoutes).filter((entry) =>
    openedPages.includes(entry.file.replace(/\.tsx?$/, "")),
  );
  expect(opened).toHaveLength(openedPages.length);
  for (const { path = "" } of opened) expect(`https://shop.example/${path}`).toMatch(LATE);
});
