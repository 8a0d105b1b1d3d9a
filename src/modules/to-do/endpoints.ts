import { endpoint } from "#modules/endpoint.ts";
import { toDoListSchema } from "./contract.ts";
import { readToDo } from "./read-to-do.ts";

export const toDoEndpoints = {
  readToDo: endpoint("GET /api/admin/to-do", {
    summary: "Get what waits for staff, kind by kind, as far as the user may see it",
    permission: "staff",
    response: toDoListSchema,
    handle: async (ctx) => ({ tasks: await readToDo(ctx) }),
  }),
};
