import { FILM_WIDTH, filmSources } from "#media/films.ts";
import { sizedImageUrl } from "#media/image.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import type { GalleryFilm } from "./list-films.ts";

/** The films as search engines read them. */
export function filmData(films: readonly GalleryFilm[], publicUrl: string): Schema[] {
  return films.map((film) => {
    const source = filmSources(film.id);
    return createSchema("VideoObject", {
      name: film.heading,
      description: film.description,
      thumbnailUrl: new URL(sizedImageUrl(source.poster, FILM_WIDTH, "webp"), publicUrl).href,
      uploadDate: `${source.published}T00:00:00Z`,
      duration: `PT${Math.round(source.seconds)}S`,
      contentUrl: new URL(source.mp4, publicUrl).href,
      width: source.width,
      height: source.height,
    });
  });
}
