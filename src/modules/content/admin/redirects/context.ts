import type { Context } from "#modules/context.ts";

/** Context for adding a redirect. Pages are asked outside of its transaction. */
export type RedirectContext = {
  /** Runs work in a transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Whether the shop has a page at this path. */
  readonly hasPage: (path: string) => Promise<boolean>;
};
