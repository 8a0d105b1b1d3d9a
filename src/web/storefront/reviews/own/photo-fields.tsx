import { reviewForm as text } from "#i18n/en/review-form.ts";
import { CatalogImage } from "#ui/image.tsx";
import { PhotoInput } from "../../forms/photo-input.tsx";

type PhotoFieldsProps = {
  photos: readonly { readonly id: string; readonly imageUrl: string }[];
  place: number;
  /** How many a review has at most. */
  most: number;
};

/** The photos that there are, each with a way to take it out, and a field for more. */
export function PhotoFields({ photos, place, most }: PhotoFieldsProps) {
  const left = most - photos.length;
  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {photos.map(({ id: photoId, imageUrl }, at) => (
            <li key={photoId} className="grid gap-1">
              <CatalogImage
                imageUrl={imageUrl}
                alt=""
                sizes="8rem"
                className="size-28 rounded-md object-cover"
              />
              <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
                <input type="checkbox" name="drop" value={photoId} className="size-4.5" />
                {text.dropPhoto(at + 1)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <PhotoInput
          id={`photos-${place}`}
          label={text.photos}
          optionalHint={text.optional}
          help={text.photosHelp(left)}
        />
      )}
    </div>
  );
}
