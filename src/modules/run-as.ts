import type { TaskParts } from "#platform/jobs/worker.ts";
import type { Actor } from "#shared/actor.ts";
import type { Context } from "./context.ts";

/** For background tasks: runs work in a transaction of its own with the rights of `actor`. */
export const runAs = <T>(
  { database, clock, log }: TaskParts,
  actor: Actor,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => database.runInTransaction(actor, (db) => work({ db, actor, clock, log }));
