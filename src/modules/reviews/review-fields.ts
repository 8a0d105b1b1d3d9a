// Fields of the form of a review, for the page and the server.
import type { FieldRule } from "#modules/messages/form-fields.ts";
import { MAX_BODY, MAX_BREED, MAX_NAME, MAX_TITLE, petFits, petSpecies } from "./kinds.ts";

export const reviewFields = {
  name: { required: true, max: MAX_NAME, kind: "line" },
  stars: { required: true, max: 1, kind: "choice", choices: ["1", "2", "3", "4", "5"] },
  title: { required: false, max: MAX_TITLE, kind: "line" },
  body: { required: false, max: MAX_BODY, kind: "text" },
  species: { required: false, max: 8, kind: "choice", choices: petSpecies },
  breed: { required: false, max: MAX_BREED, kind: "line" },
  /** In kilograms, as people type it. */
  weight: { required: false, max: 8, kind: "line" },
  fit: { required: false, max: 8, kind: "choice", choices: petFits },
} as const satisfies Record<string, FieldRule>;
export type ReviewField = keyof typeof reviewFields;
