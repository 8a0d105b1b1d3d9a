import type { Context } from "#modules/context.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";

/** The parts that background tasks about payments need. */
export type PaymentParts = TaskParts & { readonly payments: Payments };

/** Runs work in a transaction of its own, as the shop itself. */
export const runInShop = <T>(
  { database, clock, log }: TaskParts,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => database.runInTransaction(system, (db) => work({ db, actor: system, clock, log }));
