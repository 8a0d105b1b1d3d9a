import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { galleryText } from "#i18n/en/gallery.ts";
import { useContent } from "../content.ts";
import { SectionHead } from "../parts/section-head.tsx";
import { Units } from "../parts/units.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { listFilms, type GalleryFilm } from "./list-films.ts";

/** Our own films. Nothing of them is loaded before play is pressed. */
export function FilmsSection() {
  const words = useContent("gallery").films;
  const films = listFilms(words.items);
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="films">
      <SectionHead id="films" heading={words.heading}>
        {words.text}
      </SectionHead>
      <div className="grid items-start gap-x-cards gap-y-10 lg:grid-cols-3">
        {films.map((film, index) => (
          <Film key={film.id} film={film} sizes={third} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

const third = "(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw";

type FilmProps = Omit<ComponentProps<typeof FilmPlayer>, "id" | "name"> & { film: GalleryFilm };

/** A film with its words beside or below it, and told for those who do not see it. */
export function Film({ film, ...player }: FilmProps) {
  return (
    <article className="grid content-start gap-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      <FilmPlayer id={film.id} name={film.heading} {...player} />
      <div className="grid content-start gap-1.5">
        <h3 className="text-lg">{film.heading}</h3>
        <p className="text-sm text-soft">
          <Units>{film.text}</Units>
        </p>
        <details className="group text-sm">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-medium text-link">
            {galleryText.filmDescription}
            <span className="sr-only">{film.heading}</span>
            <ChevronDown aria-hidden className="size-4.5 group-open:rotate-180" />
          </summary>
          <p className="text-soft">{film.description}</p>
        </details>
      </div>
    </article>
  );
}
