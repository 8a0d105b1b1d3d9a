import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "./class-names.ts";
import { CatalogImage } from "./image.tsx";
import { useCarousel, type CarouselControl } from "./use-carousel.ts";

export type CarouselImage = { readonly imageUrl: string; readonly alt: string };

type CarouselLabels = {
  /** What this is and what its parts are, as a screen reader says it. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** "Image 2 of 4" */
  readonly image: (number: number, count: number) => string;
  /** "2 / 4" */
  readonly position: (number: number, count: number) => string;
};

type GalleryCarouselProps = {
  /** The accessible name. */
  label: string;
  labels: CarouselLabels;
  images: readonly CarouselImage[];
  /** How wide an image is shown, as in the `sizes` attribute. */
  sizes: string;
};

/**
 * A few images of one thing: thumbnails and buttons where there is room, dots and swipes on a
 * phone, arrow keys everywhere. It never plays by itself. Without scripts it is a strip that
 * scrolls.
 */
export function GalleryCarousel({ label, labels, images, sizes }: GalleryCarouselProps) {
  const { viewport, ...carousel } = useCarousel(images.length);
  const several = images.length > 1;
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
      {several && <Thumbnails carousel={carousel} labels={labels} images={images} />}
      <div className="relative">
        <Slides
          viewport={viewport}
          carousel={carousel}
          labels={labels}
          label={label}
          images={images}
          sizes={sizes}
        />
        {several && <Controls carousel={carousel} labels={labels} count={images.length} />}
        <p aria-live="polite" className="sr-only">
          {labels.image(carousel.index + 1, images.length)}
        </p>
      </div>
    </section>
  );
}

type PartProps = { carousel: Omit<CarouselControl, "viewport">; labels: CarouselLabels };

function Thumbnails({
  carousel,
  labels,
  images,
}: PartProps & Pick<GalleryCarouselProps, "images">) {
  return (
    <ul className="hidden content-start gap-3 sm:grid noscript:hidden">
      {images.map((image, position) => (
        <li key={image.imageUrl}>
          <button
            type="button"
            aria-label={labels.image(position + 1, images.length)}
            aria-current={position === carousel.index}
            onClick={() => carousel.show(position)}
            className="block aspect-square w-full studio rounded-carrier text-accent outline-offset-3 hover:not-focus-visible:outline-1 focus-visible:rounded-carrier aria-[current=true]:not-focus-visible:outline-2"
          >
            <CatalogImage
              imageUrl={image.imageUrl}
              alt=""
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
  Pick<GalleryCarouselProps, "label" | "images" | "sizes">;

/** Each slide carries its own ground: an image that moves can only blend with what moves along. */
function Slides({ viewport, carousel, labels, label, images, sizes }: SlidesProps) {
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
      {images.map((image, position) => (
        <div
          key={image.imageUrl}
          role="group"
          aria-roledescription={labels.slide}
          aria-label={labels.position(position + 1, images.length)}
          data-shown={position === carousel.index || undefined}
          className="snap-start bg-accent-studio group-data-live/strip:col-start-1 group-data-live/strip:row-start-1 group-data-live/strip:not-data-shown:invisible"
        >
          <CatalogImage
            imageUrl={image.imageUrl}
            alt={image.alt}
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
              aria-label={labels.image(position + 1, count)}
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
