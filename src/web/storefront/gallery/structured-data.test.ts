import { expect, test } from "vitest";
import { films } from "#content/gallery.ts";
import { filmSources } from "#media/films.ts";
import { pictureUrl } from "#media/picture.ts";
import { filmData } from "./structured-data.ts";

test("FILM-06 search engines learn of each film what visitors see, and where its own file is", () => {
  const data = filmData("https://shop.example");
  expect(data).toHaveLength(films.length);
  const { mp4, poster } = filmSources("turntable");
  expect(data[0]).toMatchObject({
    "@type": "VideoObject",
    name: "Once round the bag",
    description: films[0]?.description,
    thumbnailUrl: `https://shop.example${pictureUrl(poster, 960, "webp")}`,
    contentUrl: `https://shop.example${mp4}`,
    uploadDate: "2026-11-21T00:00:00Z",
    duration: "PT9S",
  });
});
