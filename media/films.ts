/** The films of the shop, by id. Each is media/films/<id>.mp4 and .webm, with its first frame as .webp. */
import hashes from "./films-measured.json" with { type: "json" };

export const filmIds = ["turntable", "features", "which-size"] as const;
export type FilmId = (typeof filmIds)[number];
export const filmEndings = ["mp4", "webm", "webp"] as const;
export type FilmEnding = (typeof filmEndings)[number];

export const FILM_WIDTH = 960;
export const FILM_HEIGHT = 720;
