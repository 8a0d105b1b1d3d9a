import type { ReadinessContext } from "./context.ts";
import type { ReadinessCheck, ReadinessKey } from "./contract.ts";

/** The answer of a check; "at" is left out where it is about no time. */
export type Answer = Omit<ReadinessCheck, "key" | "at"> & { readonly at?: Date };
/** Runs one check; undefined where the check does not apply to this shop. */
export type Check = (ctx: ReadinessContext) => Promise<Answer | undefined>;
export type Checks<Key extends ReadinessKey> = Readonly<Record<Key, Check>>;

type Reason = Answer["reason"];

export const done: Answer = { state: "done", reason: null, about: null };

/** The answer that is not "done", with its reason and its subject. */
export const createAnswer = (
  state: Exclude<Answer["state"], "done">,
  reason: Reason,
  about: string | null = null,
): Answer => ({ state, reason, about });
export const createMissing = (reason: Reason, about?: string | null): Answer =>
  createAnswer("missing", reason, about);
export const createUnknown = (reason: Reason, about?: string | null): Answer =>
  createAnswer("unknown", reason, about);

export const formatNames = (named: readonly { readonly name: string }[]): string =>
  named.map(({ name }) => name).join(", ");
