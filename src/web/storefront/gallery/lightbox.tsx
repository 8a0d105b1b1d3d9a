import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { galleryText as text } from "#i18n/en/gallery.ts";
import type { Content } from "#modules/content/documents.ts";
import { CatalogImage } from "#ui/image.tsx";
import { useCarousel } from "#ui/use-carousel.ts";
import "./lightbox.css";

type Images = Content["gallery"]["images"]["items"];

type LightboxProps = {
  images: Images;
  /** The image to begin with. */
  start: number;
  /** Each time an image comes into view. */
  onShow: (index: number) => void;
  /** The dialog was closed, by whatever means of its own. */
  onClosed: () => void;
};

/** As wide as the style sheet makes it: the window without the bars above and below. */
const sizes = "min(100vw, 75rem, (100vh - 11rem) * 4 / 3)";

/**
 * One image of the gallery, as large as the window allows. The browser's own dialog keeps the
 * focus inside.
 */
export default function Lightbox({ images, start, onShow, onClosed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const { viewport, index, live, ...carousel } = useCarousel(images.length, start);
  useOpen(dialog);
  useEffect(() => onShow(index), [onShow, index]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work on every control inside
    <dialog
      ref={dialog}
      aria-labelledby={captionId}
      aria-roledescription={text.roleDescription}
      onClose={onClosed}
      onKeyDown={carousel.onKeyDown}
      className="lightbox"
    >
      <div className="lightbox-top">
        <RoundButton label={text.closeViewer} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </RoundButton>
      </div>
      <div ref={viewport} className="lightbox-stage" data-live={live} {...carousel.swipe}>
        {images.map((image, position) => (
          <div
            key={image.id}
            role="group"
            aria-roledescription={text.slide}
            aria-label={text.position(position + 1, images.length)}
            data-shown={position === index || undefined}
          >
            {isNear(position, index, images.length) && (
              <CatalogImage imageUrl={image.image} sizes={sizes} priority={position === index} />
            )}
          </div>
        ))}
      </div>
      <div className="lightbox-bottom">
        <RoundButton label={text.previous} onClick={() => carousel.move(-1)}>
          <ChevronLeft aria-hidden className="mirrored" />
        </RoundButton>
        <Caption id={captionId} images={images} index={index} />
        <RoundButton label={text.next} onClick={() => carousel.move(1)}>
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

function Caption({ id, images, index }: { id: string; images: Images; index: number }) {
  const image = images[index];
  if (!image) return null;
  return (
    <p id={id} aria-live="polite" aria-atomic>
      <b>{image.location}</b>
      <span>{image.caption}</span>
      <span className="num">{text.position(index + 1, images.length)}</span>
    </p>
  );
}

type RoundButtonProps = { label: string; onClick: () => void; children: ReactNode };

function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="lightbox-button">
      {children}
    </button>
  );
}
