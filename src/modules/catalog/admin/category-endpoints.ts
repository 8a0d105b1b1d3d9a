import { z } from "zod";
import { adminCategorySchema } from "#modules/catalog/admin-shapes.ts";
import { editedCategory, newCategory } from "#modules/catalog/category.ts";
import { endpoint } from "#modules/endpoint.ts";
import { deleteCategory } from "./delete-category.ts";
import { listCategories } from "./list-categories.ts";
import { moveCategory } from "./move-category.ts";
import { createCategory, changeCategory } from "./write-category.ts";

/** Each main category, followed by its subcategories, all in their order. */
const categoryList = z.object({ categories: z.array(adminCategorySchema) });

/** Categories, for the back office. */
export const categoryEndpoints = {
  listCategories: endpoint("GET /api/admin/categories", {
    summary: "List all categories with their number of products",
    permission: "catalogue.read",
    response: categoryList,
    handle: async (ctx) => ({ categories: await listCategories(ctx) }),
  }),
  createCategory: endpoint("POST /api/admin/categories", {
    summary: "Create a category under a parent, before another category or last",
    permission: "catalogue.write",
    body: newCategory,
    response: adminCategorySchema,
    handle: createCategory,
  }),
  updateCategory: endpoint("PATCH /api/admin/categories/:id", {
    summary: "Update the given fields of a category",
    permission: "catalogue.write",
    errors: ["not_found", "conflict"],
    body: editedCategory,
    response: adminCategorySchema,
    handle: changeCategory,
  }),
  moveCategory: endpoint("POST /api/admin/categories/:id/move", {
    summary: "Move a category by one place under its parent",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: z.object({ direction: z.enum(["up", "down"]) }),
    response: categoryList,
    handle: (ctx, id, body) => moveCategory(ctx, id, body.direction),
  }),
  deleteCategory: endpoint("DELETE /api/admin/categories/:id", {
    summary: "Delete an empty category; deleted products lose it",
    permission: "catalogue.delete",
    /** The fields `products` and `categories` tell how many are in the way. */
    errors: ["not_found", "category_in_use", "category_has_children"],
    handle: deleteCategory,
  }),
};
