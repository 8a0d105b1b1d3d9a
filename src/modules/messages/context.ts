import type { Context } from "#modules/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";

/** Context of the use cases behind public forms. */
export type PublicFormsContext = PublicContext & {
  /** Runs `work` in one transaction with the rights of the public forms, which read no message. */
  readonly asPublicForms: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};
