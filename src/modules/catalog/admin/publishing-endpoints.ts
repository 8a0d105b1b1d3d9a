import { z } from "zod";
import { adminProductSchema, adminVariantSchema } from "#modules/catalog/admin-shapes.ts";
import { endpoint } from "#modules/endpoint.ts";
import { moveProduct, sortVariants } from "./order-catalog.ts";
import { setProductState, setVariantState } from "./set-state.ts";

const requestedState = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["draft", "live", "archived"]) }),
  /** In the future; refused as "past" otherwise. */
  z.object({ state: z.literal("scheduled"), publishAt: z.iso.datetime("not_a_moment") }),
]);

/** Back office endpoints that decide which items of the catalogue are shown, and in which order. */
export const publishingEndpoints = {
  setProductState: endpoint("PUT /api/admin/products/:id/state", {
    summary: "Set a product to draft, live, archived or scheduled",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: requestedState,
    response: adminProductSchema,
    handle: setProductState,
  }),
  setVariantState: endpoint("PUT /api/admin/variants/:id/state", {
    summary:
      "Set a variant to draft, live, archived or scheduled; live requires an image, a price and a description",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: requestedState,
    response: adminVariantSchema,
    handle: setVariantState,
  }),
  orderVariants: endpoint("PUT /api/admin/products/:id/variants/order", {
    summary: "Reorder the variants of a product",
    permission: "catalogue.write",
    errors: ["not_found", "conflict"],
    /** Every variant of the product once; anything else is a conflict. */
    body: z.object({ ids: z.array(z.uuid()).min(1).max(1_000) }),
    response: adminProductSchema,
    handle: (ctx, id, body) => sortVariants(ctx, id, body.ids),
  }),
  moveProduct: endpoint("POST /api/admin/products/:id/move", {
    summary: "Move a product by one place among the products with the same feature flag",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: z.union([
      z.object({ direction: z.enum(["up", "down"]) }),
      /** The product at whose place it goes. */
      z.object({ to: z.uuid() }),
    ]),
    handle: moveProduct,
  }),
};
