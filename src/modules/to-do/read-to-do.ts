import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { isPermitted } from "#shared/actor.ts";
import type { toDoListSchema } from "./contract.ts";
import { toDoKindNames, toDoKinds } from "./kinds.ts";
import { toDoSources } from "./sources.ts";

type ToDo = z.input<typeof toDoListSchema>["tasks"][number];

/** The work that waits for staff, as far as the caller may see it. Deleted orders are no task. */
export async function readToDo(ctx: Context): Promise<ToDo[]> {
  const tasks: ToDo[] = [];
  for (const kind of toDoKindNames)
    if (isPermitted(ctx.actor, toDoKinds[kind].needs))
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      tasks.push({ kind, ...(await toDoSources[kind](ctx)) });
  return tasks;
}
