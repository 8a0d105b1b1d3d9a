import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { MOST_TO_DO, toDoKindNames } from "./kinds.ts";

const toDoSchema = z
  .object({
    kind: z.enum(toDoKindNames),
    count: z.int().max(MOST_TO_DO),
    /** Since when the first of them has waited; null without one, or where that is not known. */
    oldestAt: isoMoment.nullable(),
    /** When the first of them is due; null for a kind without a period. */
    dueAt: isoMoment.nullable(),
    /** The number of those whose time is over. */
    late: z.int(),
    /** The first five orders of a kind whose days differ, the soonest due first. */
    orders: z
      .array(z.object({ id: z.uuid(), number: z.string(), dueAt: isoMoment.nullable() }))
      .optional(),
  })
  .meta({ id: "ToDo", description: "A kind of work that waits for staff" });
export type ToDo = z.infer<typeof toDoSchema>;

export const toDoListSchema = z.object({
  /** The kinds that the caller may see, also those of which nothing waits. */
  tasks: z.array(toDoSchema),
});
