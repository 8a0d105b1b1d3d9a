import { expect, test } from "vitest";
import { filmSources } from "#media/films.ts";
import { sizedImageUrl } from "#media/image.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { listFilms } from "./list-films.ts";
import { filmData } from "./structured-data.ts";

const films = listFilms(delivered.gallery.films.items);

test("FILM-06 search engines get what visitors see of each film, and the address of its file", () => {
  const data = filmData(films, "https://shop.example");
  expect(data).toHaveLength(films.length);
  for (const [index, film] of films.entries()) {
    const { mp4, poster, published, seconds } = filmSources(film.id);
    expect(data[index]).toMatchObject({
      "@type": "VideoObject",
      name: film.heading,
      description: film.description,
      thumbnailUrl: `https://shop.example${sizedImageUrl(poster, 960, "webp")}`,
      contentUrl: `https://shop.example${mp4}`,
      uploadDate: `${published}T00:00:00Z`,
      duration: `PT${Math.round(seconds)}S`,
    });
  }
});
