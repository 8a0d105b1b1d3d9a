import { forms } from "#i18n/en/forms.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { reviewForm as text } from "#i18n/en/review-form.ts";
import { MAX_PHOTOS, petFits, petSpecies } from "#modules/reviews/kinds.ts";
import type { OwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { reviewFields, type ReviewField } from "#modules/reviews/review-fields.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Options } from "#ui/options.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import type { FormAnswer } from "../../forms/form-error.ts";
import { PrivacyNote } from "../../forms/form-parts.tsx";
import { PhotoFields } from "./photo-fields.tsx";
import { StarChoice } from "./star-choice.tsx";

export type ReviewedProduct = Extract<OwnReviews, { state: "open" }>["products"][number];

type ReviewFormProps = {
  product: ReviewedProduct;
  /** Tells the fields of several products apart. */
  place: number;
  shortName: string;
  /** Names of breeds that are suggested, by the id of their list. */
  breedList: string;
  answer: FormAnswer<ReviewField> | undefined;
};

/** The form of one review. A browser sends it by itself, with scripts or without. */
export function ReviewForm({ product, place, shortName, breedList, answer }: ReviewFormProps) {
  const { review, carriesPets } = product;
  const values = answer?.values ?? toValues(product, shortName);
  const problems = answer?.outcome === "invalid" ? answer.problems : {};
  const getFieldProps = (name: ReviewField) => {
    const problem = problems[name];
    const { max, required } = reviewFields[name];
    return {
      name: `${name}-${place}`,
      defaultValue: values[name],
      maxLength: max,
      error: problem && (getOwnProblem(name) ?? forms.problem(problem, max)),
      optionalHint: required ? undefined : text.optional,
    };
  };
  const getChoiceProps = (name: "species" | "fit") => {
    const { maxLength: _, ...props } = getFieldProps(name);
    return props;
  };
  return (
    <form method="post" encType="multipart/form-data" className="grid grid-cols-1 gap-5">
      <input type="hidden" name="product" value={product.productId} />
      <input type="hidden" name="place" value={place} />
      <StarChoice
        name={`stars-${place}`}
        value={values.stars}
        error={problems.stars && text.problems.stars}
      />
      <TextField {...getFieldProps("title")} label={text.headline} />
      <TextAreaField {...getFieldProps("body")} label={text.body} rows={5} />
      <PhotoFields photos={review?.photos ?? []} place={place} most={MAX_PHOTOS} />
      {carriesPets && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-md font-medium">{text.pet}</legend>
          <SelectField {...getChoiceProps("species")} label={text.species}>
            <option value="">{text.choose}</option>
            <Options values={petSpecies} labels={text.kinds} />
          </SelectField>
          <TextField {...getFieldProps("breed")} label={text.breed} list={breedList} />
          <TextField {...getFieldProps("weight")} label={text.weight} inputMode="decimal" />
          <SelectField {...getChoiceProps("fit")} label={text.fit}>
            <option value="">{text.choose}</option>
            <Options values={petFits} labels={text.fits} />
          </SelectField>
        </fieldset>
      )}
      <TextField {...getFieldProps("name")} label={text.name} autoComplete="off" required />
      <PrivacyNote {...privacyNotes.review} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" name="intent" value="save">
          {review === null ? text.publish : text.change}
        </Button>
      </div>
      {review !== null && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {text.removeOpen}
          </summary>
          <p className="my-3 text-sm">{text.removeSure}</p>
          <Button type="submit" name="intent" value="remove" tone="line" formNoValidate>
            {text.remove}
          </Button>
        </details>
      )}
    </form>
  );
}

/** In words of its own, where those of all forms say too little. */
function getOwnProblem(name: ReviewField): string | undefined {
  return name === "weight" || name === "name" ? text.problems[name] : undefined;
}

function toValues({ review }: ReviewedProduct, shortName: string): Record<ReviewField, string> {
  return {
    name: review?.name ?? shortName,
    stars: review ? String(review.stars) : "",
    title: review?.title ?? "",
    body: review?.body ?? "",
    species: review?.species ?? "",
    breed: review?.breed ?? "",
    weight: review?.petGrams ? String(review.petGrams / 1_000) : "",
    fit: review?.fit ?? "",
  };
}
