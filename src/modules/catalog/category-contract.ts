import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { requiredLine, textOrNull } from "./desk-fields.ts";
import { deskCategorySchema } from "./desk-shapes.ts";

const id = z.uuid();
const params = z.object({ id });

/**
 * `name`: "required", "taken" (another one under the same parent has it). `parentId`: "unknown", "itself", "nested" (it has a
 * parent itself, or this one has subcategories).
 */
const fields = {
  name: requiredLine(120),
  description: textOrNull(2_000),
  parentId: id.nullable(),
  isActive: z.boolean(),
};

/** Each main category, followed by its subcategories, all in their order. */
const categoryList = z.object({ categories: z.array(deskCategorySchema) });

/** Categories, for the back office. */
export const categoryEndpoints = {
  listCategories: endpoint({
    method: "get",
    path: "/api/admin/categories",
    summary: "All categories with how many products they have",
    permission: "catalogue.read",
    response: categoryList,
  }),
  createCategory: endpoint({
    method: "post",
    path: "/api/admin/categories",
    summary: "Adds a category as the last one under its parent",
    permission: "catalogue.write",
    body: z.object({
      ...fields,
      description: fields.description.default(null),
      parentId: fields.parentId.default(null),
      isActive: fields.isActive.default(true),
    }),
    response: deskCategorySchema,
  }),
  updateCategory: endpoint({
    method: "patch",
    path: "/api/admin/categories/:id",
    summary: "Writes those fields of a category that are given",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: z
      .object(fields)
      .partial()
      .refine((given) => Object.keys(given).length > 0, "nothing"),
    response: deskCategorySchema,
  }),
  moveCategory: endpoint({
    method: "post",
    path: "/api/admin/categories/:id/move",
    summary:
      "Swaps a category with its neighbour under the same parent; at the end nothing happens",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: z.object({ direction: z.enum(["up", "down"]) }),
    response: categoryList,
  }),
  deleteCategory: endpoint({
    method: "delete",
    path: "/api/admin/categories/:id",
    summary: "Removes a category that is empty; products in the bin lose it",
    permission: "catalogue.delete",
    refusals: ["not_found", "category_in_use", "category_has_children"],
    params,
    // Refused with `category_in_use` (the field `products` tells how many) or `category_has_children` (`categories`).
  }),
};
