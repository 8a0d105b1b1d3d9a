import { FilmPlayer } from "../gallery/film-player.tsx";
import type { GalleryFilm } from "../gallery/list-films.ts";
import { Units } from "../parts/units.tsx";

/** The film about who fits inside, in the box of the fit check. */
export default function FitFilm({ film }: { film: GalleryFilm }) {
  return (
    <div className="grid gap-2.5 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-6">
      <FilmPlayer
        id={film.id}
        name={film.heading}
        sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 35vw, (min-width: 37.5rem) 42vw, 84vw"
      />
      <p className="text-sm leading-ui text-soft">
        <b className="font-strong text-text">{film.heading}</b> <Units>{film.text}</Units>
      </p>
    </div>
  );
}
