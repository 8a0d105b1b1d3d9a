import type { Context } from "#modules/context.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";

/** Context for editing the shop's texts: the caller's transaction, and the following parts. */
export type ContentContext = Context & {
  /** For links to previews. */
  readonly tickets: Tickets;
  /** The addresses of the pages that every shop has: "/cart", "/#products". */
  readonly ownPaths: readonly string[];
};
