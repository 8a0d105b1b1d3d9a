import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { createChanges, createInput } from "#shared/records/record.ts";
import { savedViewSchema, viewedLists, viewSearch } from "./contract.ts";
import { renamedView, savedView } from "./view.ts";
import { addView, changeView, listViews, removeView } from "./saved-views.ts";

/** Endpoints for the saved views of the back office's lists. */
export const savedViewEndpoints = {
  listViews: endpoint("GET /api/admin/views", {
    summary: "List the saved views of a list: shared ones and those of the user",
    permission: "staff",
    query: z.object({ list: z.enum(viewedLists) }),
    response: z.object({ views: z.array(savedViewSchema) }),
    handle: async (ctx, query) => ({ views: await listViews(ctx, query.list) }),
  }),
  addView: endpoint("POST /api/admin/views", {
    summary: "Save the view of a list under a name, for the user or for all staff",
    permission: "staff",
    errors: ["conflict"],
    body: createInput(savedView, { list: z.enum(viewedLists), search: viewSearch }),
    response: savedViewSchema,
    handle: addView,
  }),
  changeView: endpoint("PATCH /api/admin/views/:id", {
    summary: "Update a saved view",
    permission: "staff",
    errors: ["not_found"],
    body: createChanges(renamedView, { search: viewSearch.optional() }),
    response: savedViewSchema,
    handle: changeView,
  }),
  removeView: endpoint("DELETE /api/admin/views/:id", {
    summary: "Delete a saved view",
    permission: "staff",
    errors: ["not_found"],
    handle: removeView,
  }),
};
