import { z } from "zod";
import { requiredLine, textOrNull } from "#shared/text-fields.ts";

const id = z.uuid();

/**
 * `name`: "required", "taken" (another one under the same parent has it). `parentId`: "unknown",
 * "itself", "nested" (it has a parent itself, or this one has subcategories).
 */
export const fields = {
  name: requiredLine(120),
  description: textOrNull(2_000),
  parentId: id.nullable(),
  isActive: z.boolean(),
};

export const newCategory = z.object({
  ...fields,
  description: fields.description.default(null),
  parentId: fields.parentId.default(null),
  isActive: fields.isActive.default(true),
  /** The sibling to insert it before; without one it becomes the last. */
  beforeId: id.nullable().default(null),
});
export type NewCategory = z.output<typeof newCategory>;

export const editedCategory = z
  .object(fields)
  .partial()
  .refine((given) => Object.keys(given).length > 0, "nothing");
export type EditedCategory = z.output<typeof editedCategory>;
