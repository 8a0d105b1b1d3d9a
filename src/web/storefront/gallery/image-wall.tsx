import { MapPin } from "lucide-react";
import { lazy, Suspense, useMemo, useRef, type MouseEvent } from "react";
import { galleryText } from "#i18n/en/gallery.ts";
import { storedSources } from "#media/image.ts";
import type { Content } from "#modules/content/documents.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { CatalogImage } from "#ui/image.tsx";
import { isPlainPress } from "#ui/plain-press.ts";
import { useContent } from "../content.ts";
import { SectionHead } from "../parts/section-head.tsx";
import { useViewer } from "../viewer/use-viewer.ts";

type GalleryImage = Content["gallery"]["images"]["items"][number];

const Viewer = lazy(() => import("../viewer/viewer.tsx"));

/**
 * All images with their places. A press opens the viewer; the address names the image that it
 * shows.
 */
export function ImageWall() {
  const wall = useRef<HTMLUListElement>(null);
  const { heading, text, items } = useContent("gallery").images;
  const { start, show, browse, close } = useViewer(items, (index) => {
    wall.current?.querySelectorAll("a")[index]?.focus();
  });
  const viewed = useMemo(
    () =>
      items.map(({ id, image, location, caption }) => ({
        id,
        imageUrl: image,
        heading: location,
        caption,
      })),
    [items],
  );
  if (items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="photos">
      <SectionHead id="photos" heading={heading}>
        {text}
      </SectionHead>
      <ul
        ref={wall}
        className="grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-cards md:gap-y-8 lg:grid-cols-4"
      >
        {items.map((image, index) => (
          <WallImage
            key={image.id}
            image={image}
            shape={shapes[index] ?? "plain"}
            onOpen={() => show(index)}
          />
        ))}
      </ul>
      {start !== undefined && (
        <Suspense fallback={null}>
          <Viewer key={start} images={viewed} start={start} onShow={browse} onClosed={close} />
        </Suspense>
      )}
    </section>
  );
}

type Shape = "plain" | "big" | "tall" | "big on wide screens" | "big on phones";

/** The larger images, chosen so that every row of both grids is full. */
const shapes: Readonly<Record<number, Shape>> = {
  0: "big",
  1: "tall",
  9: "tall",
  10: "big on wide screens",
  11: "big on phones",
};

const tileClass: Readonly<Record<Shape, string>> = {
  plain: "",
  big: "col-span-2 lg:row-span-2",
  tall: "lg:row-span-2",
  "big on wide screens": "lg:col-span-2 lg:row-span-2",
  "big on phones": "max-lg:col-span-2",
};

const isLarge = (shape: Shape) => shape !== "plain" && shape !== "big on phones";

const sizes: Readonly<Record<Shape, string>> = {
  plain: "(min-width: 64rem) 22vw, 46vw",
  big: "(min-width: 64rem) 48vw, 92vw",
  tall: "(min-width: 64rem) 48vw, 46vw",
  "big on wide screens": "(min-width: 64rem) 48vw, 46vw",
  "big on phones": "(min-width: 64rem) 22vw, 92vw",
};

type WallImageProps = { image: GalleryImage; shape: Shape; onOpen: () => void };

/** Without scripts the link leads to the image's file. */
function WallImage({ image, shape, onOpen }: WallImageProps) {
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={joinClassNames("flex flex-col gap-2", tileClass[shape])}>
      <a
        href={storedSources(image.image)?.src ?? image.image}
        aria-haspopup="dialog"
        data-needs-scripts=""
        onClick={open}
        className={joinClassNames(
          "group relative aspect-4/3 overflow-hidden rounded-lg focus-visible:rounded-lg",
          isLarge(shape) && "lg:aspect-auto lg:grow",
        )}
      >
        <span className="sr-only">{galleryText.openImage(image.location)}</span>
        <CatalogImage
          imageUrl={image.image}
          sizes={sizes[shape]}
          className="absolute inset-0 size-full object-cover object-[60%_50%] transition-transform duration-(--d-3) ease-calm motion-safe:group-hover:scale-110"
        />
      </a>
      <p className="flex gap-1.5 text-xs leading-ui text-soft">
        <MapPin aria-hidden className="size-4 flex-none text-accent" />
        {image.location}
      </p>
    </li>
  );
}
