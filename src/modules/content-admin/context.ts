import type { Context } from "#modules/context.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";

/** What editing the shop's words gets besides a transaction of the caller. */
export type ContentContext = Context & {
  /** For links to previews. */
  readonly tickets: Tickets;
  /** The addresses of the pages that every shop has: "/cart", "/#products". */
  readonly ownPaths: readonly string[];
};
