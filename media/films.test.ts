import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gallery } from "#content/gallery.ts";
import { measureFilms } from "../scripts/media/films.ts";
import measured from "./films-measured.json" with { type: "json" };
import { filmEndings, filmIds, filmSources, type FilmId } from "./films.ts";

const file = (id: FilmId, ending: string) => join(import.meta.dirname, "films", `${id}.${ending}`);

test("films are measured: run `npm run media -- --measure` when this fails", () => {
  expect(measured).toEqual(measureFilms());
});

test("FILM-01 the gallery shows every existing film", () => {
  expect(gallery.films.items.map(({ id }) => id)).toEqual([...filmIds]);
});

describe.each(filmIds)("%s", (id) => {
  const source = filmSources(id);

  test("has addresses that change with its files", () => {
    expect([source.mp4, source.webm]).toEqual(
      filmEndings.map((ending) => `/media/films/${id}.${measured[`${id}.${ending}`]}.${ending}`),
    );
  });

  test("has the length and size in films.ts, and can start before it has loaded completely", () => {
    const mp4 = readFileSync(file(id, "mp4"));
    const header = mp4.indexOf("mvhd") + "mvhd".length;
    // Version and flags, two times, then ticks per second and ticks.
    const seconds = mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
    expect(seconds).toBeCloseTo(source.seconds, 1);
    // Width and height end the header of the track, as numbers with 16 binary places.
    const track = mp4.indexOf("tkhd") + "tkhd".length;
    expect([mp4.readUInt32BE(track + 76) >> 16, mp4.readUInt32BE(track + 80) >> 16]).toEqual([
      source.width,
      source.height,
    ]);
    expect(mp4.indexOf("moov")).toBeLessThan(mp4.indexOf("mdat"));
    expect(mp4.includes("soun")).toBe(false);
  });

  test("is small", () => {
    for (const ending of ["mp4", "webm"])
      expect(statSync(file(id, ending)).size).toBeLessThan(1_200_000);
  });
});
