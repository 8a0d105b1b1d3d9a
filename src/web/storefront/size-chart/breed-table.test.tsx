import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catBreeds, dogBreeds, sizeChart, getSuitability } from "#content/size-chart.ts";
import { BreedTable } from "./breed-table.tsx";

test("SIZE-01 each breed has its weight in kilograms and pounds, and a verdict as icon and words", () => {
  const breeds = [
    { breed: "Small", weightKg: { from: 2.5, to: 10 }, suitability: "fits" },
    { breed: "Middling", weightKg: { from: 8, to: 14 }, suitability: "depends" },
    { breed: "Big", weightKg: { from: 14, to: 20 }, suitability: "too-large" },
  ] as const;
  const html = renderToStaticMarkup(<BreedTable labels={sizeChart.dogs} breeds={breeds} />);
  const [, ...rows] = html.split(/<tr[ >]/);
  expect(rows).toHaveLength(4);
  for (const [index, { breed, suitability }] of breeds.entries()) {
    expect(rows[index + 1]).toMatch(new RegExp(`<th scope="row"[^>]*>${breed}</th>`));
    expect(rows[index + 1]).toMatch(/<svg[^>]*aria-hidden/);
    expect(rows[index + 1]).toContain(sizeChart.suitability[suitability]);
  }
  expect(html).toContain("2.5–10 kg");
  expect(html).toContain("5.5–22 lb");
  expect(html).toMatch(/<caption[^>]*><h2[^>]*>Dogs/);
});

test("SIZE-02 what the tables say of a breed follows from its weight", () => {
  for (const { breed, weightKg, suitability } of [...dogBreeds, ...catBreeds])
    expect([breed, suitability]).toEqual([breed, getSuitability(weightKg)]);
});
