import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { RecordField } from "../../../kit/record-field.tsx";
import { RowImage } from "../../../kit/row-image.tsx";
import { describeImage } from "./describe-image.ts";
import type { VariantForm } from "./variant-draft.ts";

const text = variants.form;

type StoryImageFieldProps = { form: VariantForm; images: readonly AdminImage[] };

/** Chooses the image beside the story. The saved one need not be among the product's images. */
export function StoryImageField({ form, images }: StoryImageFieldProps) {
  const chosen = form.draft.storyImageUrl;
  const saved = form.merging?.saved.storyImageUrl ?? "";
  const description = describeImage(images, ({ imageUrl }) => imageUrl === saved);
  return (
    <div className="flex items-start gap-3">
      <RecordField
        form={form}
        name="storyImageUrl"
        className="min-w-0 grow"
        saved={saved === "" ? text.noImage : (description ?? text.storyImageNow)}
      >
        <option value="">{text.noImage}</option>
        {saved !== "" && description === undefined && (
          <option value={saved}>{text.storyImageNow}</option>
        )}
        {images.map(({ id, imageUrl, altText }, index) => (
          <option key={id} value={imageUrl}>
            {text.imageAt(index + 1, altText ?? "")}
          </option>
        ))}
      </RecordField>
      <span className="mt-6.5">
        <RowImage imageUrl={chosen === "" ? null : chosen} />
      </span>
    </div>
  );
}
