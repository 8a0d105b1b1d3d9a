import { Images } from "lucide-react";
import { useState } from "react";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { EmptyState } from "../../../kit/list-states.tsx";
import { Uploads } from "../../../kit/uploads/uploads.tsx";
import { ImageCard } from "./image-card.tsx";
import { moveItem, getMoves } from "./move-image.ts";
import { useImages } from "./use-images.ts";

/** The images of a product, and the way new ones get there. */
export function ImagesTab({ product }: { product: AdminProduct }) {
  const { id, images, variants } = product;
  const actions = useImages(id, images);
  const [news, setNews] = useState("");

  function move(index: number, step: -1 | 1) {
    if (actions.isMoving) return;
    actions.reorder(moveItem(images, index, step));
    setNews(text.moved(index + step + 1));
  }

  return (
    <div className="grid gap-5">
      <Uploads
        call="POST /api/admin/products/:id/images"
        getUrl={() => `/api/admin/products/${encodeURIComponent(id)}/images`}
      />
      {images.length === 0 ? (
        <EmptyState Icon={Images} title={text.empty} text={text.emptyText} />
      ) : (
        <ul
          aria-label={text.list}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
        >
          {images.map((image, index) => (
            <ImageCard
              key={image.id}
              image={image}
              place={index + 1}
              moves={getMoves(images, index)}
              variants={variants}
              productId={id}
              onMove={(step) => move(index, step)}
              onMakePrimary={() => actions.makePrimary(image.id)}
              onRemove={() => actions.remove(image.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
