import { readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { prefixes } from "#content/prefixes.ts";
import { renamedKeysScript } from "./renamed-keys-script.ts";

function run(before: Readonly<Record<string, string>>): Record<string, string> {
  const { window } = new JSDOM("", { url: "https://shop.example", runScripts: "outside-only" });
  for (const [key, text] of Object.entries(before)) window.localStorage.setItem(key, text);
  window.eval(renamedKeysScript);
  return Object.fromEntries(Object.entries(window.localStorage));
}

test("SETUP-16 cart, session and consent that were stored under a brand's name go on", () => {
  expect(
    run({
      "brand-cart": "[1]",
      "brand-session-received": "5",
      "brand-consent": "{}",
      theme: "dark",
    }),
  ).toEqual({
    "shop-cart": "[1]",
    "shop-session-received": "5",
    "shop-consent": "{}",
    theme: "dark",
  });
});

test("SETUP-16 what is stored under today's name stays", () => {
  expect(run({ "brand-cart": "[1]", "shop-cart": "[2]" })).toEqual({ "shop-cart": "[2]" });
  expect(run({ "shop-session": "s" })).toEqual({ "shop-session": "s" });
});

test("SETUP-14 no code of pages, workers and texts names the delivered brand", () => {
  expect(prefixes.storage).toBe("shop");
  const named = ["src/web", "src/ui", "src/i18n", "src/shared"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => {
        const code = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
        return /wanderpaw/i.test(code);
      }),
  );
  expect(named).toEqual([]);
});
