import { Images } from "lucide-react";
import { useState } from "react";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminImage, AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { EmptyState } from "../../../kit/list-states.tsx";
import { Uploads } from "../../../kit/uploads/uploads.tsx";
import { ImageCard } from "./image-card.tsx";
import { groupImages, moveItem, getMoves } from "./move-image.ts";
import { useImages } from "./use-images.ts";

/** The images of a product by variant, and the way new ones get there. */
export function ImagesTab({ product }: { product: AdminProduct }) {
  const { id, images, variants } = product;
  const actions = useImages(id, images);
  const [news, setNews] = useState("");

  /** An image moves among those that are shown with it. */
  function move(image: AdminImage, neighbour: AdminImage | undefined) {
    if (actions.isMoving || neighbour === undefined) return;
    const [from, to] = [images.indexOf(image), images.indexOf(neighbour)];
    actions.reorder(moveItem(images, from, to - from));
    setNews(text.moved(to + 1));
  }

  return (
    <div className="grid gap-5">
      <Uploads
        call="POST /api/admin/products/:id/images"
        getUrl={() => `/api/admin/products/${encodeURIComponent(id)}/images`}
      />
      {images.length === 0 && <EmptyState Icon={Images} title={text.empty} text={text.emptyText} />}
      {groupImages(images, variants).map(({ variant, images: group }) => (
        <section key={variant?.id ?? "all"} className="grid gap-3">
          <h2 className="text-md leading-ui">
            {variant === undefined ? text.wholeProduct : <DataText>{variant.variantName}</DataText>}{" "}
            <span className="num text-xs font-normal text-faint">{group.length}</span>
          </h2>
          <ul
            aria-label={variant === undefined ? text.list : text.listOf(variant.variantName)}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
          >
            {group.map((image, index) => (
              <ImageCard
                key={image.id}
                image={image}
                place={images.indexOf(image) + 1}
                moves={getMoves(group, index)}
                variants={variants}
                productId={id}
                onMove={(step) => move(image, group[index + step])}
                onMakePrimary={() => actions.makePrimary(image.id)}
                onRemove={() => actions.remove(image.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
