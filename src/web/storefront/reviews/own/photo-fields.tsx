import { reviewForm as text } from "#i18n/en/review-form.ts";
import type { OwnReview } from "#modules/reviews/read-own-reviews.ts";
import { CatalogImage } from "#ui/image.tsx";

type PhotoFieldsProps = {
  photos: OwnReview["photos"];
  place: number;
  /** How many a review has at most. */
  most: number;
};

/** The photos that there are, each with a way to take it out, and a field for more. */
export function PhotoFields({ photos, place, most }: PhotoFieldsProps) {
  const id = `photos-${place}`;
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
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {text.photos} <span className="text-faint">{text.optional}</span>
          </label>
          <input
            id={id}
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-help`}
            className="min-h-12 w-full min-w-0 text-sm file:me-3 file:min-h-12 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-line-strong file:bg-surface file:px-5 file:font-strong file:text-text hover:file:bg-surface-hover"
          />
          <p id={`${id}-help`} className="text-xs text-faint">
            {text.photosHelp(left)}
          </p>
        </div>
      )}
    </div>
  );
}
