import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { useMay } from "../../../api/abilities.ts";
import { CountryOptions } from "../../../kit/country-options.tsx";
import { RecordField } from "../../../kit/record-field.tsx";
import { ColorInput } from "./color-input.tsx";
import { describeImage } from "./describe-image.ts";
import { StoryImageField } from "./story-image-field.tsx";
import type { VariantForm } from "./variant-draft.ts";

const text = variants.form;

type VariantFieldsProps = { form: VariantForm; images: readonly AdminImage[] };

/** All fields of a variant. Its price, cost and stock only while it is new. */
export function VariantFields({ form, images }: VariantFieldsProps) {
  const may = useMay();
  const { merging } = form;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <RecordField form={form} name="variantName" className="sm:col-span-2" />
      <RecordField form={form} name="shortName" />
      <RecordField form={form} name="size" />
      <RecordField form={form} name="colorPrimary" />
      <RecordField form={form} name="colorSecondary" />
      <ColorInput form={form} />
      <RecordField
        form={form}
        name="imageId"
        saved={describeImage(images, ({ id }) => id === merging?.saved.imageId) ?? text.noImage}
      >
        <option value="">{text.noImage}</option>
        {images.map(({ id, altText }, index) => (
          <option key={id} value={id}>
            {text.imageAt(index + 1, altText ?? "")}
          </option>
        ))}
      </RecordField>
      <RecordField form={form} name="slug" className="sm:col-span-2" />
      <RecordField form={form} name="sku" />
      <RecordField form={form} name="barcode" />
      {merging === undefined && (
        <>
          <RecordField form={form} name="priceMinor" />
          {may("figures.read") && <RecordField form={form} name="costMinor" />}
          <RecordField form={form} name="stock" />
        </>
      )}
      <fieldset
        aria-describedby="variant-customs-help"
        className="grid items-start gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2"
      >
        <legend className="mb-1 font-strong">{text.customs}</legend>
        <p id="variant-customs-help" className="text-xs text-soft sm:col-span-2">
          {text.customsHelp}
        </p>
        <RecordField form={form} name="tariffCode" />
        <RecordField form={form} name="originCountry">
          <option value="">{text.noCountry}</option>
          <CountryOptions />
        </RecordField>
        <RecordField form={form} name="weightGrams" />
        <RecordField form={form} name="customsDescription" />
      </fieldset>
      <fieldset className="grid gap-y-5 sm:col-span-2">
        <legend className="mb-3 font-strong">{text.words}</legend>
        <RecordField form={form} name="tagline" />
        <RecordField form={form} name="story" rows={4} />
        <RecordField form={form} name="features" rows={5} />
        <StoryImageField form={form} images={images} />
      </fieldset>
    </div>
  );
}
