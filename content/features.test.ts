import { expect, test } from "vitest";
import { featureDetails } from "./feature-details.ts";
import { featureCount, featureGroups } from "./features.ts";

const features = featureGroups.flatMap((group) => group.features);

test("HOME-06 there are more than 25 features, each with a name of its own", () => {
  expect(featureCount).toBe(features.length);
  expect(featureCount).toBeGreaterThan(25);
  expect(new Set(features.map((feature) => feature.name)).size).toBe(featureCount);
  expect(new Set(features.map((feature) => feature.id)).size).toBe(featureCount);
});

test("PIC-05 each feature that can be seen has a close view of its own, twelve or more in all", () => {
  const seen = features.flatMap((feature) => ("image" in feature ? [feature.image] : []));
  expect(seen.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seen).size).toBe(seen.length);
  for (const image of seen) expect(image).toMatch(/^detail\//);
});

test("HOME-06 each feature that can be seen says something that its picture does not", () => {
  const seen = features.flatMap((feature) => ("image" in feature ? [feature.id] : []));
  expect(Object.keys(featureDetails).toSorted()).toEqual(seen.toSorted());
});
