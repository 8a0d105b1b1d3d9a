import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { SelectInput, TextAreaInput, TextInput } from "../../../kit/fields.tsx";
import { RowImage } from "../../../kit/row-image.tsx";
import { getProblemText, type Problems } from "../../form/problems.ts";
import type { VariantDraft, VariantField } from "./variant-draft.ts";

const text = variants.form;
const featureProblems = {
  too_long: text.featuresTooLong,
  too_many: text.featuresTooMany,
  twice: text.featuresTwice,
};

type VariantWordsProps = {
  draft: VariantDraft;
  problems: Problems;
  images: readonly AdminImage[];
  /** The saved one, which need not be among the product's images. */
  storyImageNow: string;
  getNote: (field: VariantField) => ReactNode;
  onChange: (changes: Partial<VariantDraft>) => void;
};

/** Fields for the texts on the page of a variant. */
export function VariantTexts({
  draft,
  problems,
  images,
  storyImageNow,
  getNote,
  onChange,
}: VariantWordsProps) {
  const isOwn = images.some(({ imageUrl }) => imageUrl === storyImageNow);
  return (
    <fieldset className="grid gap-y-5 sm:col-span-2">
      <legend className="mb-3 font-strong">{text.words}</legend>
      <div className="grid gap-2">
        <TextInput
          name="variant-tagline"
          label={text.tagline}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["tagline"])}
          value={draft.tagline}
          maxLength={200}
          onChange={({ target }) => onChange({ tagline: target.value })}
        />
        {getNote("tagline")}
      </div>
      <div className="grid gap-2">
        <TextAreaInput
          name="variant-story"
          label={text.story}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["story"])}
          rows={4}
          value={draft.story}
          maxLength={2000}
          onChange={({ target }) => onChange({ story: target.value })}
        />
        {getNote("story")}
      </div>
      <div className="grid gap-2">
        <TextAreaInput
          name="variant-features"
          label={text.features}
          optionalHint={admin.dialog.optional}
          help={text.featuresHelp}
          error={getProblemText(problems["features"], featureProblems)}
          rows={5}
          value={draft.features}
          maxLength={5000}
          onChange={({ target }) => onChange({ features: target.value })}
        />
        {getNote("features")}
      </div>
      <div className="grid gap-2">
        <div className="flex items-start gap-3">
          <SelectInput
            name="variant-story-image"
            label={text.storyImage}
            error={getProblemText(problems["storyImageUrl"])}
            className="min-w-0 grow"
            value={draft.storyImageUrl}
            onChange={({ target }) => onChange({ storyImageUrl: target.value })}
          >
            <option value="">{text.noImage}</option>
            {storyImageNow !== "" && !isOwn && (
              <option value={storyImageNow}>{text.storyImageNow}</option>
            )}
            {images.map(({ id, imageUrl, altText }, index) => (
              <option key={id} value={imageUrl}>
                {text.imageAt(index + 1, altText ?? "")}
              </option>
            ))}
          </SelectInput>
          <span className="mt-6.5">
            <RowImage imageUrl={draft.storyImageUrl === "" ? null : draft.storyImageUrl} />
          </span>
        </div>
        {getNote("storyImageUrl")}
      </div>
    </fieldset>
  );
}
