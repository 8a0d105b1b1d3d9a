import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { doorRowSchema, promisesSchema } from "./door-contract.ts";
import { doorStates } from "./kinds.ts";
import { listDoorAnswers, markLookedInto } from "./list-door-answers.ts";

/** Endpoints of the back office for payments at the door. */
export const doorEndpoints = {
  listDoorAnswers: endpoint("GET /api/admin/door-answers", {
    summary:
      "List what customers paid at the door, newest first, 50 per page, and counts by country",
    permission: "orders.read",
    query: z.object({
      state: z.enum(doorStates).optional(),
      /** Two capital letters. */
      country: z.string().length(2).optional(),
      after,
    }),
    response: z.object({
      answers: z.array(doorRowSchema),
      promises: promisesSchema,
      nextCursor,
    }),
    handle: listDoorAnswers,
  }),
  markLookedInto: endpoint("PUT /api/admin/door-answers/:id/looked-into", {
    summary: "Mark a payment at the door as looked into, or take that back",
    permission: "orders.write",
    errors: ["not_found"],
    body: z.object({ isLookedInto: z.boolean() }),
    handle: markLookedInto,
  }),
};
