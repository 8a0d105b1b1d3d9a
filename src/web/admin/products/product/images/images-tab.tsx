import { useQueryClient } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { refreshAll } from "../../../api/use-api.ts";
import { EmptyState } from "../../../kit/list-states.tsx";
import { toastSuccess, toastFailure } from "../../../kit/toasts.ts";
import { useWarnBeforeUnload } from "../../../kit/use-warn-before-unload.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImageCard } from "./image-card.tsx";
import { moved, getMoves } from "./move-image.ts";
import { UploadList } from "./upload-list.tsx";
import { uploadImage } from "./upload-image.ts";
import { createUploadQueue } from "./upload-queue.ts";
import { useImages } from "./use-images.ts";

/** The images of a product, and the way new ones get there. */
export function ImagesTab({ product }: { product: AdminProduct }) {
  const { id, images, variants } = product;
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (sending) => uploadImage({ productId: id, ...sending }),
      onArrived: () => {
        void refreshAll(client);
        toastSuccess(text.uploaded);
      },
      onFailed: (file, error) => toastFailure(text.refused(file.name), error),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  useWarnBeforeUnload(uploads.some(({ status }) => status === "waiting" || status === "sending"));
  const actions = useImages(id, images);
  const [news, setNews] = useState("");

  function move(index: number, step: -1 | 1) {
    if (actions.isMoving) return;
    actions.reorder(moved(images, index, step));
    setNews(text.moved(index + step + 1));
  }

  return (
    <div className="grid gap-5">
      <DropZone onFiles={(files) => void queue.add(files)} />
      <UploadList uploads={uploads} queue={queue} />
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
