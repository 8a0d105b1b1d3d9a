import { z } from "zod";
import { flag, line, optional, optionalText, ref } from "#shared/records/fields.ts";
import { createChanges, createInput, record } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";

/**
 * A group of products. `name` is "taken" where another one under the same parent has it. `parentId`
 * is "unknown", "itself", or "nested": it has a parent itself, or this one has subcategories.
 */
export const category = record("category", {
  name: line(120),
  description: optionalText(2_000),
  parentId: { ...optional(ref()), sample: null },
  isActive: flag(true),
});

export const newCategory = createInput(category, {
  /** The sibling to insert it before; without one it becomes the last. */
  beforeId: z.uuid().nullable().default(null),
});
export type NewCategory = z.output<typeof newCategory>;

export const editedCategory = createChanges(category, {
  /** Left out, the fields are changed in any case. */
  version: version.optional(),
}).refine((fields) => Object.keys(fields).some((name) => name !== "version"), "nothing");
export type EditedCategory = z.output<typeof editedCategory>;
