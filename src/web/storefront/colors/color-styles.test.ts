import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { backpackColors, seededColors } from "#content/backpack-colors.ts";
import { createRandom } from "#shared/random.ts";
import { computeContrast, parseHex } from "./color-math.ts";
import { formatColorStyles } from "./color-styles.ts";

const tokens = readFileSync("src/ui/tokens.css", "utf8");

/** The two values of a token, of the light theme and of the dark one. */
function token(name: string): { light: string; dark: string } {
  const [, light = "", dark = ""] =
    new RegExp(`--${name}: light-dark\\(([^,]+), (#\\w+)\\)`).exec(tokens) ?? [];
  const [, scale] = /^var\(--([\w-]+)\)$/.exec(light) ?? [];
  const [, raw] = new RegExp(`--${scale}: (#\\w+);`).exec(tokens) ?? [];
  return { light: raw ?? light, dark };
}

const grounds = ["bg", "bg-deep", "surface", "surface-2", "surface-hover"].map(token);

/** The values that the styles give to a property of a variant, of the light theme first. */
function findValues(styles: string, property: string): string[] {
  const [, value = ""] = new RegExp(`--${property}:([^;}]+)`).exec(styles) ?? [];
  return value.match(/#[0-9a-f]{6}/g) ?? [];
}

const contrast = (one = "", other = "") => computeContrast(parseHex(one), parseHex(other));

test("SHELL-71 the accent of any color is readable on every background of both themes", () => {
  const random = createRandom("accents");
  const hexes = Array.from(
    { length: 500 },
    () => `#${random.int(0, 0xff_ff_ff).toString(16).padStart(6, "0")}`,
  );
  for (const colorHex of ["#000000", "#ffffff", "#ffff00", "#0000ff", ...hexes]) {
    const styles = formatColorStyles([{ slug: "forest", colorHex }]);
    const [light, dark] = findValues(styles, "accent");
    const [lightWash = "", darkWash = ""] = findValues(styles, "accent-wash");
    for (const ground of [...grounds, { light: lightWash, dark: darkWash }]) {
      expect(contrast(light, ground.light), `${colorHex} on ${ground.light}`).toBeGreaterThan(4.5);
      expect(contrast(dark, ground.dark), `${colorHex} on ${ground.dark}`).toBeGreaterThan(4.5);
    }
    const text = token("text");
    expect(contrast(text.light, lightWash), `accent ${colorHex}`).toBeGreaterThan(4.5);
    expect(contrast(text.dark, darkWash), `accent ${colorHex}`).toBeGreaterThan(4.5);
    const [studio] = findValues(styles, "accent-studio");
    const [, onStudio] = /--on-studio-soft: (#\w+)/.exec(tokens) ?? [];
    expect(contrast(onStudio, studio), `accent ${colorHex}`).toBeGreaterThan(4.5);
  }
});

test("SHELL-71 a variant created by the owner has its color, defined once", () => {
  const forest = { slug: "forest-large", colorHex: "#2f5d3a" };
  expect(formatColorStyles([forest, forest])).toMatch(
    /^\[data-color="forest-large"\]\{--accent:light-dark\(#\w{6},#\w{6}\);--accent-solid:#2f5d3a;--accent-wash:light-dark\(#\w{6},#\w{6}\);--accent-studio:#\w{6}\}$/,
  );
});

test("SHELL-71 the first colors keep the accents of the design until the owner changes them", () => {
  const seeded = seededColors.map((slug) => ({ slug, colorHex: backpackColors[slug].hex }));
  expect(formatColorStyles(seeded)).toBe("");
  expect(formatColorStyles([{ slug: "olive", colorHex: "#ff0000" }])).toContain(
    '[data-color="olive"]',
  );
  expect(formatColorStyles([{ slug: "bowl", colorHex: null }])).toBe("");
});

test("SHELL-71 only slugs and colors get into the styles", () => {
  const hostile = [
    '"]{}</style><script>alert(1)</script>',
    "a\\",
    "a b",
    "א",
    "a".repeat(61),
    "a\n",
    "",
  ];
  const colors = ["#fff", "red", "#2f5d3a;}", "url(//evil.example)", "#2f5d3a\n", "#2F5D3A", ""];
  expect(formatColorStyles(hostile.map((slug) => ({ slug, colorHex: "#2f5d3a" })))).toBe("");
  expect(
    formatColorStyles(colors.map((colorHex, nth) => ({ slug: `forest-${nth}`, colorHex }))),
  ).toBe("");
});
