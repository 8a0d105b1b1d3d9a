import type { Actor } from "#shared/actor.ts";
import type { Tickets } from "./tickets.ts";

/** What the use cases of downloads get. */
export type DownloadContext = {
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly tickets: Tickets;
};
