import type { ReactNode } from "react";
import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { FileChooser } from "../../../kit/uploads/drop-zone.tsx";
import { FileTarget } from "../../../kit/uploads/file-target.tsx";
import { UploadList } from "../../../kit/uploads/upload-list.tsx";
import { imageUploads } from "../../../kit/uploads/upload-kinds.ts";
import type { useUploads } from "../../../kit/uploads/use-uploads.ts";
import { RowImage } from "../../../kit/row-image.tsx";

const text = variants.form;
const call = "POST /api/admin/products/:id/images";
const looks = { over: "outline-2 outline-offset-8 outline-accent", idle: "" };

/** The address to which a picture of a variant is sent, described by the variant's name. */
export function getUploadUrl(
  productId: string,
  { id, variantName }: { readonly id: string; readonly variantName: string },
): string {
  const query = new URLSearchParams({ variantId: id, alt: variantName });
  return `/api/admin/products/${encodeURIComponent(productId)}/images?${query}`;
}

type VariantImagesProps = {
  uploading: ReturnType<typeof useUploads>;
  /** Those that the variant has already. */
  images?: readonly AdminImage[];
  /** The form around it; gets the pictures to place among its fields. */
  children: (imagesField: ReactNode) => ReactNode;
};

/** A form that takes pictures of a variant wherever they are dropped on it, or pasted. */
export function VariantImages({ uploading, images = [], children }: VariantImagesProps) {
  const { queue, uploads, add } = uploading;
  return (
    <FileTarget call={call} onFiles={add} looks={looks} className="rounded-xs">
      {children(
        <fieldset className="grid gap-2 sm:col-span-2">
          <legend className="mb-1.5 font-medium">{text.images}</legend>
          {images.length > 0 && (
            <ul aria-label={text.images} className="flex flex-wrap gap-2">
              {images.map(({ id, imageUrl, altText }) => (
                <li key={id} title={altText ?? undefined}>
                  <RowImage imageUrl={imageUrl} />
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-dashed border-line-strong px-2 py-1">
            <FileChooser call={call} kind={imageUploads} onFiles={add} />
            <p className="text-xs text-soft">{text.uploadHelp}</p>
          </div>
          <UploadList uploads={uploads} queue={queue} processing={imageUploads.words.processing} />
        </fieldset>,
      )}
    </FileTarget>
  );
}
