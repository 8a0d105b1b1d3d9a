import type { Actor } from "#shared/actor.ts";
import type { Tickets } from "./tickets.ts";

/** Context of the use cases of downloads. */
export type DownloadContext = {
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly tickets: Tickets;
};
