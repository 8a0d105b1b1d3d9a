import type { Context } from "#modules/context.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import type { Tasks } from "./tasks.ts";

/** The rest are published a minute later. */
const MAX_AT_ONCE = 200;

/** A kind of items that may be shown from a scheduled time on. */
export type DueKind = {
  readonly name: string;
  /** Keys of at most `most` items whose time has come, the first due first. */
  readonly findDue: (
    ctx: Pick<Context, "db">,
    now: Date,
    most: number,
  ) => Promise<readonly string[]>;
  /**
   * Shows one item if it is still due: it is locked and read again. Returns false while something
   * is missing or is locked by another change; the item stays scheduled then.
   */
  readonly publish: (ctx: Context, key: string, now: Date) => Promise<boolean>;
};

/**
 * Publishes the items that are due by the shop's clock, each in a transaction of its own. Returns
 * how many were published.
 */
export async function publishDue(parts: TaskParts, kinds: readonly DueKind[]): Promise<number> {
  const { database, clock, log } = parts;
  const now = clock();
  let total = 0;
  for (const { name, findDue, publish } of kinds) {
    // oxlint-disable no-await-in-loop -- one after the other, as they became due
    const due = await database.runInTransaction(system, (db) => findDue({ db }, now, MAX_AT_ONCE));
    let published = 0;
    for (const key of due) {
      const isPublished = await database.runInTransaction(system, (db) =>
        publish({ db, actor: system, clock, log }, key, now),
      );
      if (isPublished) published += 1;
      else log.debug({ kind: name, key }, "what is due cannot be shown yet");
    }
    // oxlint-enable no-await-in-loop
    if (published > 0) log.info({ kind: name, published }, "what was due is in the shop");
    total += published;
  }
  return total;
}

/** Every minute publishes what is due. */
export function publishingTasks(parts: TaskParts, kinds: readonly DueKind[]): Tasks {
  return {
    "publish-due": {
      schedule: "* * * * *",
      async run() {
        await publishDue(parts, kinds);
      },
    },
  };
}
