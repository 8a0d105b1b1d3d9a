import { variant } from "#modules/catalog/variant.ts";
import { line } from "#shared/records/fields.ts";
import { record, type Draft } from "#shared/records/record.ts";

/** A new article or page of words. */
export const newText = record("text", { title: line(120), slug: variant.fields.slug });
export type NewTextDraft = Draft<typeof newText.fields>;
