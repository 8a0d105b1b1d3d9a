import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { viewerText as text } from "#i18n/en/viewer.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { CatalogImage } from "#ui/image.tsx";
import { useCarousel } from "#ui/use-carousel.ts";
import type { Named } from "./image-hash.ts";
import { useZoom } from "./use-zoom.ts";
import "./viewer.css";

/** An image to be seen large, with what stands below it. */
export type ViewedImage = Named & {
  readonly imageUrl: string;
  readonly alt?: string;
  readonly heading?: string;
  readonly caption?: string;
};

type ViewerProps = {
  images: readonly ViewedImage[];
  /** The image to begin with. */
  start: number;
  /** The images are as wide as high; otherwise they are four by three. */
  isSquare?: boolean;
  /** Each time an image comes into view. */
  onShow: (index: number) => void;
  /** The dialog was closed, by whatever means of its own. */
  onClosed: () => void;
};

/** As wide as the style sheet makes it: the window without the bars above and below. */
const sizes = {
  wide: "min(100vw, 75rem, (100vh - 11rem) * 4 / 3)",
  square: "min(100vw, 75rem, 100vh - 11rem)",
  /** Wider than any image: the largest file there is. */
  enlarged: "4000px",
} as const;

/**
 * One image of a page, as large as the window allows, and larger by two fingers, a double tap, the
 * wheel or keys. The browser's own dialog keeps the focus inside.
 */
export default function Viewer({ images, start, isSquare, onShow, onClosed }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const { viewport, index, live, swipe, release, ...carousel } = useCarousel(images.length, start);
  const zoom = useZoom(viewport);
  useOpen(dialog);
  useEffect(() => onShow(index), [onShow, index]);

  /** The image that is left behind is whole when it comes again. */
  function move(step: 1 | -1) {
    zoom.reset();
    carousel.move(step);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (zoom.onKeyDown(event)) return;
    if (event.key === "Home" || event.key === "End") zoom.reset();
    carousel.onKeyDown(event);
  }
  const size = isSquare ? sizes.square : sizes.wide;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work on every control inside
    <dialog
      ref={dialog}
      aria-labelledby={captionId}
      aria-roledescription={text.roleDescription}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      className={joinClassNames("viewer", isSquare && "viewer-square")}
    >
      <div className="viewer-top">
        <RoundButton label={zoom.isZoomed ? text.zoomOut : text.zoomIn} onClick={zoom.toggle}>
          {zoom.isZoomed ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </RoundButton>
        <RoundButton label={text.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </RoundButton>
      </div>
      <div
        ref={viewport}
        className="viewer-stage"
        data-live={live}
        data-zoomed={zoom.isZoomed || undefined}
        // An image is moved here, not taken away to another window.
        onDragStart={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          if (zoom.onPointerDown(event)) release();
          else swipe.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          if (!zoom.onPointerMove(event)) swipe.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          zoom.onPointerEnd(event);
          swipe.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          zoom.onPointerEnd(event);
          swipe.onPointerCancel(event);
        }}
      >
        {images.map((image, position) => (
          <div
            key={image.id}
            role="group"
            aria-roledescription={text.slide}
            aria-label={text.position(position + 1, images.length)}
            data-shown={position === index || undefined}
          >
            {isNear(position, index, images.length) && (
              <CatalogImage
                imageUrl={image.imageUrl}
                {...(image.alt !== undefined && { alt: image.alt })}
                sizes={position === index && zoom.isZoomed ? sizes.enlarged : size}
                priority={position === index}
              />
            )}
          </div>
        ))}
      </div>
      <div className="viewer-bottom">
        <RoundButton label={text.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="mirrored" />
        </RoundButton>
        <Caption id={captionId} images={images} index={index} />
        <RoundButton label={text.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden className="mirrored" />
        </RoundButton>
      </div>
    </dialog>
  );
}

/**
 * Opens the dialog and holds the page behind it still, with room for the scroll bar that vanishes.
 */
function useOpen(dialog: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const page = document.documentElement;
    const hasBar = innerWidth > page.clientWidth;
    page.style.overflow = "hidden";
    if (hasBar) page.style.scrollbarGutter = "stable";
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => {
      page.style.overflow = "";
      page.style.scrollbarGutter = "";
    };
  }, [dialog]);
}

/**
 * The shown image and its neighbours on both sides, around the ends: what the next step or swipe
 * may uncover.
 */
function isNear(position: number, index: number, count: number): boolean {
  const distance = Math.abs(position - index);
  return Math.min(distance, count - distance) <= 1;
}

function Caption({
  id,
  images,
  index,
}: {
  id: string;
  images: readonly ViewedImage[];
  index: number;
}) {
  const image = images[index];
  if (!image) return null;
  return (
    <p id={id} aria-live="polite" aria-atomic>
      {image.heading && <b>{image.heading}</b>}
      {image.caption && <span>{image.caption}</span>}
      <span className="num">{text.position(index + 1, images.length)}</span>
    </p>
  );
}

type RoundButtonProps = { label: string; onClick: () => void; children: ReactNode };

function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="viewer-button">
      {children}
    </button>
  );
}
