import { checks } from "./checks.ts";
import type { ReadinessContext } from "./context.ts";
import { readinessKeys } from "./contract.ts";

/** The checks of what is missing before the shop opens: those that make sense in it, in order. */
export async function readReadiness(ctx: ReadinessContext) {
  const answers = [];
  for (const key of readinessKeys) {
    // oxlint-disable-next-line no-await-in-loop -- they would take all connections of the process
    const answer = await checks[key](ctx);
    if (answer !== undefined) answers.push({ key, at: null, ...answer });
  }
  return answers;
}
