import { isFilmId, type FilmId } from "#media/films.ts";
import type { Content } from "#modules/content/documents.ts";

type FilmWords = Content["gallery"]["films"]["items"][number];
export type GalleryFilm = FilmWords & { readonly id: FilmId };

/** The films that there are files of, with their words. */
export function listFilms(items: readonly FilmWords[]): readonly GalleryFilm[] {
  return items.flatMap((item) => (isFilmId(item.id) ? { ...item, id: item.id } : []));
}
