import type { Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { Actor } from "#shared/actor.ts";

/** What every use case gets: an open transaction with the rights of `actor`, the time, the log. */
export type Context = {
  readonly db: Db;
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly log: Log;
};
