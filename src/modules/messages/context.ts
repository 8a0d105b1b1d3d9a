import type { Context } from "#modules/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";

/** What the use cases behind public forms get. */
export type PublicFormsContext = PublicContext & {
  /** Runs `work` in one transaction with the rights of the public forms, which read no message. */
  readonly asPublicForms: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};
