import hashes from "./films-measured.json" with { type: "json" };

/**
 * The films of the shop. Each is media/films/<id>.mp4 and .webm; its first frame is the image
 * film/<id>.
 */
export const filmIds = ["turntable", "features", "which-size"] as const;
export type FilmId = (typeof filmIds)[number];

export function isFilmId(id: string): id is FilmId {
  return filmIds.some((each) => each === id);
}

export const filmEndings = ["mp4", "webm"] as const;
type FilmEnding = (typeof filmEndings)[number];

export const FILM_WIDTH = 960;
export const FILM_HEIGHT = 720;

type Film = {
  readonly seconds: number;
  /** The day of the first showing. */ readonly published: string;
};

const films: Readonly<Record<FilmId, Film>> = {
  turntable: { seconds: 8.5, published: "2026-11-21" },
  features: { seconds: 19.9, published: "2026-11-21" },
  "which-size": { seconds: 16.9, published: "2026-11-21" },
};

export type FilmSources = Film & {
  readonly mp4: string;
  readonly webm: string;
  /** The image of the first frame, to show until the film plays. */
  readonly poster: `film/${FilmId}`;
  readonly width: number;
  readonly height: number;
};

/** All that a `<video>` and a search engine need to know of a film. */
export function filmSources(id: FilmId): FilmSources {
  return {
    ...films[id],
    mp4: filmUrl(id, "mp4"),
    webm: filmUrl(id, "webm"),
    poster: `film/${id}`,
    width: FILM_WIDTH,
    height: FILM_HEIGHT,
  };
}

/** The address of one file; it changes with the file, so it may be cached for ever. */
export function filmUrl(id: FilmId, ending: FilmEnding): string {
  return `/media/films/${id}.${hashes[`${id}.${ending}`]}.${ending}`;
}
