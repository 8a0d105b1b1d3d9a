import { useContent } from "../content.ts";
import { Film } from "../gallery/films-section.tsx";
import type { GalleryFilm } from "../gallery/list-films.ts";

/** Films of the product; nothing of them is loaded before play is pressed. */
export function Films({ films }: { films: readonly GalleryFilm[] }) {
  const { filmsTitle } = useContent("product-page");
  if (films.length === 0) return null;
  return (
    <section className="wrap grid gap-8 pt-(--section)" aria-labelledby="films">
      <h2 id="films">{filmsTitle}</h2>
      <div className="grid items-start gap-x-columns gap-y-10 lg:grid-cols-2">
        {films.map((film) => (
          <Film key={film.id} film={film} sizes="(min-width: 40rem) 45vw, 92vw" />
        ))}
      </div>
    </section>
  );
}
