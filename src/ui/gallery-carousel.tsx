import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "./class-names.ts";
import { CataloguePicture } from "./picture.tsx";
import { useCarousel, type CarouselControl } from "./use-carousel.ts";

export type CarouselPicture = { readonly imageUrl: string; readonly alt: string };

type CarouselLabels = {
  /** What this is and what its parts are, as a screen reader says it. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** "Picture 2 of 4" */
  readonly picture: (number: number, count: number) => string;
  /** "2 / 4" */
  readonly position: (number: number, count: number) => string;
};

type GalleryCarouselProps = {
  /** The accessible name. */
  label: string;
  labels: CarouselLabels;
  pictures: readonly CarouselPicture[];
  /** How wide a picture is shown, as in the `sizes` attribute. */
  sizes: string;
};

/**
 * A few pictures of one thing: thumbnails and buttons where there is room, dots and swipes on a phone, arrow
 * keys everywhere. It never plays by itself. Without scripts it is a strip that scrolls.
 */
export function GalleryCarousel({ label, labels, pictures, sizes }: GalleryCarouselProps) {
  const { viewport, ...carousel } = useCarousel(pictures.length);
  const several = pictures.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work on every control inside
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      onKeyDown={carousel.onKeyDown}
      className={classNames(
        "-mx-(--gutter) sm:mx-0 sm:grid sm:gap-4",
        several && "sm:grid-cols-[5.5rem_minmax(0,1fr)] noscript:sm:grid-cols-1",
      )}
    >
      {several && <Thumbnails carousel={carousel} labels={labels} pictures={pictures} />}
      <div className="relative">
        <Slides
          viewport={viewport}
          carousel={carousel}
          labels={labels}
          label={label}
          pictures={pictures}
          sizes={sizes}
        />
        {several && <Controls carousel={carousel} labels={labels} count={pictures.length} />}
        <p aria-live="polite" className="sr-only">
          {labels.picture(carousel.index + 1, pictures.length)}
        </p>
      </div>
    </section>
  );
}

type PartProps = { carousel: Omit<CarouselControl, "viewport">; labels: CarouselLabels };

function Thumbnails({
  carousel,
  labels,
  pictures,
}: PartProps & Pick<GalleryCarouselProps, "pictures">) {
  return (
    <ul className="hidden content-start gap-3 sm:grid noscript:hidden">
      {pictures.map((picture, position) => (
        <li key={picture.imageUrl}>
          <button
            type="button"
            aria-label={labels.picture(position + 1, pictures.length)}
            aria-current={position === carousel.index}
            onClick={() => carousel.show(position)}
            className="block aspect-square w-full studio rounded-carrier text-accent outline-offset-3 hover:not-focus-visible:outline-1 focus-visible:rounded-carrier aria-[current=true]:not-focus-visible:outline-2"
          >
            <CataloguePicture
              imageUrl={picture.imageUrl}
              sizes="80px"
              className="size-full scale-112 object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

type SlidesProps = PartProps &
  Pick<CarouselControl, "viewport"> &
  Pick<GalleryCarouselProps, "label" | "pictures" | "sizes">;

/** Each slide carries its own ground: a picture that moves can only blend with what moves along. */
function Slides({ viewport, carousel, labels, label, pictures, sizes }: SlidesProps) {
  return (
    <div
      ref={viewport}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
      tabIndex={0}
      data-live={carousel.live || undefined}
      {...carousel.swipe}
      className="studio group/strip grid auto-cols-[100%] grid-flow-col snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-4 data-live:touch-pan-y data-live:touch-pinch-zoom data-live:snap-none data-live:overflow-clip sm:rounded-window"
    >
      {pictures.map((picture, position) => (
        <div
          key={picture.imageUrl}
          role="group"
          aria-roledescription={labels.slide}
          aria-label={labels.position(position + 1, pictures.length)}
          data-shown={position === carousel.index || undefined}
          className="snap-start bg-accent-studio group-data-live/strip:col-start-1 group-data-live/strip:row-start-1 group-data-live/strip:not-data-shown:invisible"
        >
          <CataloguePicture
            imageUrl={picture.imageUrl}
            alt={picture.alt}
            sizes={sizes}
            priority={position === 0}
            className="aspect-square w-full object-cover select-none"
          />
        </div>
      ))}
    </div>
  );
}

const roundClass =
  "grid size-12 place-items-center rounded-pill bg-studio-control text-on-studio shadow-low transition-shadow duration-(--d-1) hover:shadow-mid active:translate-y-px";

function Controls({ carousel, labels, count }: PartProps & { count: number }) {
  return (
    <>
      <div className="pointer-events-none absolute inset-x-5 bottom-5 hidden items-center gap-2 sm:flex noscript:hidden">
        <span aria-hidden className="num me-auto text-sm text-on-studio">
          {labels.position(carousel.index + 1, count)}
        </span>
        <button
          type="button"
          aria-label={labels.previous}
          onClick={() => carousel.move(-1)}
          className={`pointer-events-auto ${roundClass}`}
        >
          <ChevronLeft aria-hidden className="size-5 mirrored" />
        </button>
        <button
          type="button"
          aria-label={labels.next}
          onClick={() => carousel.move(1)}
          className={`pointer-events-auto ${roundClass}`}
        >
          <ChevronRight aria-hidden className="size-5 mirrored" />
        </button>
      </div>
      <ul className="absolute inset-x-0 bottom-0 flex justify-center sm:hidden noscript:hidden">
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <button
              type="button"
              aria-label={labels.picture(position + 1, count)}
              aria-current={position === carousel.index}
              onClick={() => carousel.show(position)}
              className="group/dot grid h-11 min-w-8 items-end justify-center px-1 pb-3 focus-visible:-outline-offset-4"
            >
              <span className="h-2 w-2 rounded-pill bg-on-studio-soft transition-all duration-(--d-2) group-aria-[current=true]/dot:w-5 group-aria-[current=true]/dot:bg-on-studio" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
