import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { barColors } from "./bar-colors.ts";
import { createAdminManifest } from "./admin-manifest.ts";
import { createManifest } from "./manifest.ts";
import { getRule } from "./worker-rules.ts";

test("PWA-01 the shop can be installed: name, start page, window mode, icons of both sizes and shortcuts", () => {
  const manifest = createManifest({ ...brand, name: "Satchel & Son" });
  expect(manifest).toMatchObject({
    name: "Satchel & Son",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/products", "/cart"]);
});

test("PWA-02 the browser's toolbar has the background color of the page", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  const [, lightName = "", dark] =
    /--bg: light-dark\(var\((--[\w-]+)\), (#\w+)\)/.exec(tokens) ?? [];
  const [, light] = new RegExp(`${lightName}: (#\\w+);`).exec(tokens) ?? [];
  expect(barColors).toEqual({ light, dark });
});

test("PWA-12 the back office is a separate app in Hebrew, and none of it is cached", () => {
  const manifest = createAdminManifest({ name: "Satchel & Son" });
  expect(manifest).toMatchObject({
    id: "/admin",
    start_url: "/admin",
    scope: "/admin",
    lang: "he",
    dir: "rtl",
  });
  expect(manifest.name).toContain("Satchel & Son");
  expect(manifest.icons).toHaveLength(3);
  const addresses = manifest.shortcuts.map(({ url }) => url);
  expect(addresses).toEqual(["/admin/orders", "/admin/messages", "/admin/inventory"]);
  const origin = "https://shop.example";
  for (const path of ["/admin", "/admin/manifest.webmanifest", ...addresses])
    for (const mode of ["navigate", "cors"])
      expect(
        getRule({ url: origin + path, method: "GET", mode, headers: new Headers() }, origin),
      ).toBe("none");
});
