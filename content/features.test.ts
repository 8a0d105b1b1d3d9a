import { expect, test } from "vitest";
import { featureGroups } from "./features.ts";

const features = featureGroups.flatMap((group) => group.features);
const seen = features.filter(({ image }) => image !== undefined);

test("HOME-06 there are more than 25 features, each with a name of its own", () => {
  expect(features.length).toBeGreaterThan(25);
  expect(new Set(features.map((feature) => feature.name)).size).toBe(features.length);
  expect(new Set(features.map((feature) => feature.id)).size).toBe(features.length);
});

test("PIC-05 each feature that can be shown has its own close-up, at least twelve in all", () => {
  expect(seen.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seen.map(({ image }) => image)).size).toBe(seen.length);
  for (const { image } of seen) expect(image).toMatch(/^\/media\/detail\//);
});

test("HOME-06 each feature that can be shown says something that its image does not", () => {
  for (const { image, detail } of features) expect(detail === undefined).toBe(image === undefined);
});
