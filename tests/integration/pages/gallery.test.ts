// The gallery as it is sent.
import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { gallery } from "#content/gallery.ts";
import { galleryText } from "#i18n/en/gallery.ts";
import { readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();
const images = gallery.images.items;
const films = gallery.films.items;

let main: HTMLElement;
beforeAll(async () => {
  ({ main } = await shop.read("/gallery"));
});

test("GAL-01 the gallery shows its images, each with its location below it", () => {
  const wall = within(main).getByRole("region", { name: gallery.images.heading });
  const shown = within(wall).getAllByRole("listitem");
  expect(shown.map((item) => item.querySelector("p")?.textContent)).toEqual(
    images.map(({ location }) => location),
  );
});

test("GAL-08 without scripts an image opens as a file", () => {
  for (const { location, image } of images) {
    const place = within(main).getByText(galleryText.openImage(location), { exact: true });
    const address = place.closest("a")?.getAttribute("href") ?? "";
    expect(address.startsWith(`${image}.`)).toBe(true);
    expect(address).toMatch(/\.\w+-\d+\.webp$/);
  }
});

test("FILM-03 FILM-04 films have the browser's own controls and a description in words", () => {
  expect(main.querySelectorAll("video[controls]")).toHaveLength(films.length);
  for (const { description } of films) expect(readText(main)).toContain(description);
});
