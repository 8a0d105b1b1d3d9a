import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { FitSummary as Summary } from "#modules/reviews/compute-fit.ts";
import { FitSummary } from "./fit-summary.tsx";

const show = (of: Summary["of"], unit: "kg" | "lb" = "kg") =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FitSummary summary={{ of, pets: 10, right: 9 }} unit={unit} slug="olive" />
    </MemoryRouter>,
  );

test("FIT-06 the result names the pets it is based on, how many fitted well, and links to their reviews", () => {
  const ofBreed = show({ breed: "cão & co", from: 7, to: 9 });
  expect(ofBreed).toContain("Of this breed, 7–9 kg: 9 of 10 sat well.");
  expect(ofBreed).toContain("/product/olive/reviews?breed=c%C3%A3o+%26+co&amp;from=7&amp;to=9");
  expect(ofBreed).toContain("Read the 10 reviews");
  expect(show({ species: "dog", from: 7, to: 9 }, "lb")).toContain("Dogs, 15–20 lb: 9 of 10");
  expect(show({ species: undefined, from: 0, to: 1 })).toContain("Pets, 0–1 kg: 9 of 10");
});
