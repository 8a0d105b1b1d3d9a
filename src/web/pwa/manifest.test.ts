import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { barColours } from "./bar-colours.ts";
import { makeManifest } from "./manifest.ts";

test("PWA-01 the shop can be installed: name, start, window, icons of both sizes and shortcuts", () => {
  const manifest = makeManifest({ name: "Satchel & Son" });
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

test("PWA-02 the browser's bar has the colour of the page's ground", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  const [, lightName = "", dark] =
    /--bg: light-dark\(var\((--[\w-]+)\), (#\w+)\)/.exec(tokens) ?? [];
  const [, light] = new RegExp(`${lightName}: (#\\w+);`).exec(tokens) ?? [];
  expect(barColours).toEqual({ light, dark });
});
