import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { BreedTable } from "./breed-table.tsx";

test("SIZE-01 each breed has its weight in kilograms and pounds, and a verdict as icon and text", () => {
  const breeds = [
    { breed: "Small", weightKg: { from: 2.5, to: 10 }, verdict: "Fits by weight" },
    { breed: "Middling", weightKg: { from: 8, to: 14 }, verdict: "Depends on size" },
    { breed: "Big", weightKg: { from: 14, to: 20 }, verdict: "Too large" },
  ];
  const sizeChart = delivered["size-chart"];
  const words = { ...sizeChart, dogs: { ...sizeChart.dogs, breeds } };
  const Page = createRoutesStub([
    { id: "page", path: "/", Component: () => <BreedTable kind="dogs" maxPetKg={10} /> },
  ]);
  const loaderData = { page: { content: { "size-chart": words } } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
  const [, ...rows] = html.split(/<tr[ >]/);
  expect(rows).toHaveLength(4);
  for (const [index, { breed, verdict }] of breeds.entries()) {
    expect(rows[index + 1]).toMatch(new RegExp(`<th scope="row"[^>]*>${breed}</th>`));
    expect(rows[index + 1]).toMatch(/<svg[^>]*aria-hidden/);
    expect(rows[index + 1]).toContain(verdict);
  }
  expect(html).toContain("2.5–10 kg");
  expect(html).toContain("5.5–22 lb");
  expect(html).toMatch(/<caption[^>]*><h2[^>]*>Dogs/);
});
