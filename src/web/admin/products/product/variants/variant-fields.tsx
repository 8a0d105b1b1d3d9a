import { Fragment, type ReactNode } from "react";
import { productMeta } from "#i18n/en/product-meta.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { paths } from "#web/paths.ts";
import { useMay } from "../../../api/abilities.ts";
import { CountryOptions } from "../../../kit/country-options.tsx";
import { FoldedFields } from "../../../kit/folded-fields.tsx";
import { RecordField } from "../../../kit/record-field.tsx";
import { SearchPreview } from "../../../kit/search-preview.tsx";
import { ColorInput } from "./color-input.tsx";
import { describeImage } from "./describe-image.ts";
import { StoryImageField } from "./story-image-field.tsx";
import type { VariantForm } from "./variant-draft.ts";

const text = variants.form;

type VariantFieldsProps = {
  form: VariantForm;
  images: readonly AdminImage[];
  productName: string;
  /** Its pictures, and the control that adds some. */
  imagesField: ReactNode;
};

/**
 * The fields of a variant: first those that every one needs, the others in folded groups. Its
 * price, cost and stock only while it is new.
 */
export function VariantFields({ form, images, productName, imagesField }: VariantFieldsProps) {
  const isNew = form.merging === undefined;
  const hasCost = useMay()("figures.read") && isNew;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <RecordField form={form} name="variantName" className="sm:col-span-2" />
      <ColorInput form={form} />
      <RecordField form={form} name="sku" />
      {isNew && <RecordField form={form} name="priceMinor" />}
      {isNew && <RecordField form={form} name="stock" />}
      {imagesField}
      <FoldedFields
        form={form}
        title={text.more}
        names={[
          "shortName",
          "size",
          "colorPrimary",
          "colorSecondary",
          "slug",
          "barcode",
          ...(hasCost ? (["costMinor"] as const) : []),
          "imageId",
        ]}
        controls={{ imageId: <ImageField key="imageId" form={form} images={images} /> }}
      />
      <FoldedFields
        form={form}
        title={text.words}
        names={["tagline", "story", "features", "storyImageUrl"]}
        controls={{
          tagline: <RecordField key="tagline" form={form} name="tagline" className={wide} />,
          story: <RecordField key="story" form={form} name="story" rows={4} className={wide} />,
          features: (
            <RecordField key="features" form={form} name="features" rows={5} className={wide} />
          ),
          storyImageUrl: <StoryImageField key="storyImageUrl" form={form} images={images} />,
        }}
      />
      <FoldedFields
        form={form}
        title={text.search}
        names={["searchTitle", "searchDescription"]}
        controls={{
          searchTitle: (
            <RecordField key="searchTitle" form={form} name="searchTitle" className={wide} />
          ),
          searchDescription: (
            <Fragment key="searchDescription">
              <RecordField form={form} name="searchDescription" className={wide} />
              <VariantSearchPreview draft={form.draft} productName={productName} />
            </Fragment>
          ),
        }}
      />
      <FoldedFields
        form={form}
        title={text.customs}
        help={text.customsHelp}
        names={["tariffCode", "originCountry", "weightGrams", "customsDescription"]}
        controls={{
          originCountry: (
            <RecordField key="originCountry" form={form} name="originCountry">
              <option value="">{text.noCountry}</option>
              <CountryOptions />
            </RecordField>
          ),
        }}
      />
    </div>
  );
}

const wide = "sm:col-span-2";

/** Its page as search engines list it; the title that the shop makes where none is typed. */
function VariantSearchPreview({
  draft,
  productName,
}: {
  draft: VariantForm["draft"];
  productName: string;
}) {
  return (
    <SearchPreview
      path={paths.product(draft.slug)}
      title={draft.searchTitle.trim() || productMeta.title(draft.variantName, productName)}
      description={draft.searchDescription.trim()}
      className={wide}
    />
  );
}

/** Chooses the image that stands for the variant, where that is not simply its first one. */
function ImageField({ form, images }: Pick<VariantFieldsProps, "form" | "images">) {
  const saved = form.merging?.saved.imageId;
  return (
    <RecordField
      form={form}
      name="imageId"
      saved={describeImage(images, ({ id }) => id === saved) ?? text.firstImage}
    >
      <option value="">{text.firstImage}</option>
      {images.map(({ id, altText }, index) => (
        <option key={id} value={id}>
          {text.imageAt(index + 1, altText ?? "")}
        </option>
      ))}
    </RecordField>
  );
}
