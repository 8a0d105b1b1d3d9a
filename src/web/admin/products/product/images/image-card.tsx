import { ArrowLeft, ArrowRight, Star, Trash2 } from "lucide-react";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { CatalogImage } from "#ui/image.tsx";
import { Tag } from "#ui/tag.tsx";
import { ReasonedTool } from "../../parts/reasoned-tool.tsx";
import { useRestoredFocus } from "../../parts/use-restored-focus.ts";
import { ImageLabels } from "./image-labels.tsx";
import type { getMoves } from "./move-image.ts";

type ImageCardProps = {
  image: AdminImage;
  /** Counted from 1. */
  place: number;
  moves: ReturnType<typeof getMoves>;
  productId: string;
  variants: readonly AdminVariant[];
  onMove: (step: -1 | 1) => void;
  onMakePrimary: () => void;
  onRemove: () => void;
};

const endReasons = {
  earlier: { primary: text.primaryIsFirst, end: text.isFirst },
  later: { primary: text.primaryIsFirst, end: text.isLast },
} as const;

/** An image with everything that can be said about it. */
export function ImageCard({
  image,
  place,
  moves,
  productId,
  variants,
  onMove,
  onMakePrimary,
  onRemove,
}: ImageCardProps) {
  const [tools, keepFocus] = useRestoredFocus<HTMLDivElement>(place);

  function move(step: -1 | 1) {
    keepFocus();
    onMove(step);
  }

  const getReason = (way: "earlier" | "later") => {
    const end = moves[way];
    return end === undefined ? undefined : endReasons[way][end];
  };
  return (
    <li className="grid content-start overflow-hidden rounded-md border border-line bg-surface">
      <div className="relative grid aspect-square place-items-center bg-surface">
        <CatalogImage
          imageUrl={image.imageUrl}
          alt={image.altText ?? ""}
          sizes="(min-width: 64rem) 18rem, 50vw"
          className="absolute inset-0 size-full object-contain"
        />
        {image.isPrimary && (
          <span className="absolute start-2 top-2">
            <Tag tone="ok">
              <Star aria-hidden className="size-3.5 fill-current" />
              {text.primary}
            </Tag>
          </span>
        )}
      </div>
      <div ref={tools} className="flex items-center border-b border-line px-1.5 py-1">
        <ReasonedTool
          label={text.earlier(place)}
          call="PUT /api/admin/products/:id/images/order"
          disabledReason={getReason("earlier")}
          onPress={() => move(-1)}
        >
          <ArrowLeft aria-hidden className="mirrored size-4" />
        </ReasonedTool>
        <span className="num min-w-6 text-center text-xs text-faint">{place}</span>
        <ReasonedTool
          label={text.later(place)}
          call="PUT /api/admin/products/:id/images/order"
          disabledReason={getReason("later")}
          onPress={() => move(1)}
        >
          <ArrowRight aria-hidden className="mirrored size-4" />
        </ReasonedTool>
        <span className="grow" />
        <ReasonedTool
          label={`${text.makePrimary}: ${place}`}
          call="PATCH /api/admin/images/:id"
          disabledReason={image.isPrimary ? text.isPrimary : undefined}
          onPress={onMakePrimary}
        >
          <Star aria-hidden className="size-4" />
        </ReasonedTool>
        <ReasonedTool
          label={`${text.delete}: ${place}`}
          call="DELETE /api/admin/images/:id"
          onPress={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
        </ReasonedTool>
      </div>
      <ImageLabels image={image} place={place} productId={productId} variants={variants} />
    </li>
  );
}
