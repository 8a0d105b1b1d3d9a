import type { Context } from "#modules/context.ts";
import type { DoorContext } from "#modules/security/door-context.ts";

/** What the use cases behind public forms get. */
export type LetterboxContext = DoorContext & {
  /** Runs `work` in one transaction with the rights of the letterbox, which reads no message. */
  readonly atLetterbox: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};
