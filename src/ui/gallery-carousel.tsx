import { ChevronLeft, ChevronRight, Expand } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { joinClassNames } from "./class-names.ts";
import { CatalogImage } from "./image.tsx";
import { isPlainPress } from "./plain-press.ts";
import { useCarousel, type CarouselControl } from "./use-carousel.ts";

export type CarouselImage = {
  readonly imageUrl: string;
  readonly alt: string;
  /** Where its largest file lies, for those who have no scripts. */
  readonly file: string;
};

type CarouselLabels = {
  /** Names of the carousel and its parts, as a screen reader says them. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** The beginning of a link's name; the image's description follows. */
  readonly enlarge: string;
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
  /** Shows an image large. */
  onEnlarge: (index: number) => void;
  /** Further content over the images. */
  children?: ReactNode;
  /** Called when an image is requested, perhaps the shown one. */
  onSlideRequested?: () => void;
};

/**
 * Up to a dozen images of one thing: thumbnails and buttons where there is room, swipes and one
 * button on a phone, arrow keys everywhere. It never plays by itself. Without scripts it is a strip
 * that scrolls.
 */
export function GalleryCarousel(props: GalleryCarouselProps) {
  const { label, labels, images, sizes, onEnlarge, children, onSlideRequested } = props;
  const { viewport, ...carousel } = useCarousel(images.length, 0, onSlideRequested);
  const [isTouched, setIsTouched] = useState(false);
  const several = images.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work on every control inside
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      onKeyDown={carousel.onKeyDown}
      onPointerEnter={() => setIsTouched(true)}
      onFocus={() => setIsTouched(true)}
      className={joinClassNames(
        "-mx-(--gutter) sm:mx-0 sm:grid sm:gap-4",
        several && "sm:grid-cols-[5.5rem_minmax(0,1fr)] noscript:sm:grid-cols-1",
      )}
    >
      {several && <Thumbnails carousel={carousel} labels={labels} images={images} />}
      <div className="gallery-stage relative">
        <Slides
          viewport={viewport}
          carousel={carousel}
          labels={labels}
          label={label}
          images={images}
          sizes={sizes}
          isTouched={isTouched}
          onEnlarge={onEnlarge}
        />
        {several && <Controls carousel={carousel} labels={labels} count={images.length} />}
        <p aria-live="polite" className="sr-only">
          {labels.image(carousel.index + 1, images.length)}
        </p>
        {children}
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
  const list = useRef<HTMLUListElement>(null);
  const { index } = carousel;
  // Only the list scrolls: a page that jumped to its gallery would surprise.
  useEffect(() => {
    const shown = list.current?.children[index];
    if (!list.current || !(shown instanceof HTMLElement)) return;
    const hidden = shown.offsetTop + shown.offsetHeight - list.current.clientHeight;
    list.current.scrollTop = Math.min(Math.max(list.current.scrollTop, hidden), shown.offsetTop);
  }, [index]);
  return (
    <div className="relative hidden sm:block noscript:hidden">
      <ul
        ref={list}
        className="absolute -inset-1.5 grid content-start gap-3 overflow-y-auto p-1.5 [scrollbar-width:none]"
      >
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
                sizes="100px"
                className="size-full scale-112 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SlidesProps = PartProps &
  Pick<CarouselControl, "viewport"> &
  Pick<GalleryCarouselProps, "label" | "images" | "sizes" | "onEnlarge"> & {
    isTouched: boolean;
  };

/** Each slide carries its own ground: an image that moves can only blend with what moves along. */
function Slides({ viewport, carousel, labels, label, images, sizes, ...rest }: SlidesProps) {
  const { isTouched, onEnlarge } = rest;
  const openEnlarged = (event: MouseEvent, position: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onEnlarge(position);
  };
  return (
    <div
      ref={viewport}
      role="group"
      aria-label={label}
      // An area that scrolls must be within reach of the keyboard; with scripts the link inside is.
      tabIndex={carousel.live ? -1 : 0}
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
          data-near={isNear(position, carousel.index, images.length, isTouched) || undefined}
          className="snap-start bg-accent-studio group-data-live/strip:col-start-1 group-data-live/strip:row-start-1 not-noscript:not-data-near:hidden group-data-live/strip:not-data-shown:invisible"
        >
          <a
            href={image.file}
            aria-haspopup="dialog"
            data-needs-scripts=""
            draggable={false}
            onClick={(event) => openEnlarged(event, position)}
            className="block cursor-zoom-in focus-visible:-outline-offset-4"
          >
            <span className="sr-only">{labels.enlarge} </span>
            <CatalogImage
              imageUrl={image.imageUrl}
              alt={image.alt}
              sizes={sizes}
              priority={position === 0}
              className="aspect-square w-full object-cover select-none max-sm:mx-auto max-sm:h-[clamp(12rem,100svh-26rem,100vw)] max-sm:w-auto max-sm:mask-x-from-72% max-sm:mask-x-to-100%"
            />
            <Expand
              aria-hidden
              className="pointer-events-none absolute end-4 top-4 size-5 text-on-studio-soft noscript:hidden"
            />
          </a>
        </div>
      ))}
    </div>
  );
}

/**
 * Images that the next step uncovers: the next one, and the previous one once the visitor is about
 * to turn. Images further away are not loaded.
 */
function isNear(position: number, index: number, count: number, isTouched: boolean): boolean {
  const ahead = (position - index + count) % count;
  return ahead <= 1 || (isTouched && ahead === count - 1);
}

const roundClass =
  "pointer-events-auto grid size-11 place-items-center rounded-pill bg-studio-control text-on-studio shadow-low transition-shadow duration-(--d-1) hover:shadow-mid active:translate-y-px sm:size-12";

/** On a phone a finger goes back; the one button there is for those who cannot swipe. */
function Controls({ carousel, labels, count }: PartProps & { count: number }) {
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center gap-2 sm:inset-x-5 sm:bottom-5 noscript:hidden">
      <span
        aria-hidden
        className="num me-auto rounded-pill bg-studio-control px-3 py-1 text-sm text-on-studio sm:bg-transparent sm:p-0"
      >
        {labels.position(carousel.index + 1, count)}
      </span>
      <button
        type="button"
        aria-label={labels.previous}
        onClick={() => carousel.move(-1)}
        className={`${roundClass} max-sm:hidden`}
      >
        <ChevronLeft aria-hidden className="size-5 mirrored" />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        onClick={() => carousel.move(1)}
        className={roundClass}
      >
        <ChevronRight aria-hidden className="size-5 mirrored" />
      </button>
    </div>
  );
}
