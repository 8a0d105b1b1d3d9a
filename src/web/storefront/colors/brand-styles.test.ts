import { expect, test } from "vitest";
import { barColors } from "#web/pwa/bar-colors.ts";
import { formatBrandStyles } from "./brand-styles.ts";
import { computeContrast, parseHex } from "./color-math.ts";

const value = (css: string, name: string) =>
  new RegExp(`${name}:light-dark\\((#[0-9a-f]{6}),(#[0-9a-f]{6})\\)`).exec(css)?.slice(1) ?? [];
const contrast = (one = "", other = "") => computeContrast(parseHex(one), parseHex(other));

test.each(["#ff0000", "#ffff00", "#ffffff", "#000000", "#83b4dc", "#808080"])(
  "SETUP-06 the brand's colour %s is adjusted so that text on it, and the colour on the page, is readable",
  (hex) => {
    const css = formatBrandStyles({ accent: hex, patch: hex });
    const [light, dark] = value(css, "--brand");
    expect(contrast(light, "#fbf7ec")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light, barColors.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, "#24241a")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, barColors.dark)).toBeGreaterThanOrEqual(4.5);
    for (const patch of value(css, "--patch"))
      expect(contrast(patch, "#d5d1b4")).toBeGreaterThanOrEqual(4.5);
  },
);

test("SETUP-06 without its own colours a shop looks as delivered, and no other CSS gets in", () => {
  expect(formatBrandStyles({ accent: "", patch: "" })).toBe("");
  expect(formatBrandStyles({ accent: "#fff", patch: "red;}body{display:none" })).toBe("");
});
