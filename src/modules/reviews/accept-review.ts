import { acceptFields } from "#modules/messages/accept-fields.ts";
import { AppError } from "#shared/errors.ts";
import { PET_GRAMS, petFits, petSpecies } from "./kinds.ts";
import { reviewFields, type ReviewField } from "./review-fields.ts";
import type { reviews } from "./tables.ts";

/** The columns of a review that its author fills in. */
export type Written = Pick<
  typeof reviews.$inferInsert,
  "authorName" | "stars" | "title" | "body" | "species" | "breed" | "petGrams" | "fit"
>;

/** A review in its stored form. Throws `invalid_fields` with the problem of each field. */
export function acceptReview(typed: Readonly<Record<ReviewField, string>>): Written {
  const fields = acceptFields(reviewFields, typed);
  const toNullIfEmpty = (text: string) => (text === "" ? null : text);
  return {
    authorName: fields.name,
    stars: Number(fields.stars),
    title: toNullIfEmpty(fields.title),
    body: toNullIfEmpty(fields.body),
    species: petSpecies.find((it) => it === fields.species) ?? null,
    breed: toNullIfEmpty(fields.breed),
    petGrams: toGrams(fields.weight),
    fit: petFits.find((it) => it === fields.fit) ?? null,
  };
}

/** "4.5" and "4,5 kg" are 4,500 grams; null for nothing. */
function toGrams(typed: string): number | null {
  if (typed === "") return null;
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,3})?)(?: ?kg)?$/i.exec(typed) ?? [];
  const grams =
    number === undefined ? Number.NaN : Math.round(Number(number.replace(",", ".")) * 1_000);
  if (grams >= PET_GRAMS.min && grams <= PET_GRAMS.max) return grams;
  throw new AppError("invalid_fields", "that is no weight of a pet", {
    fields: { weight: ["unknown"] },
  });
}
