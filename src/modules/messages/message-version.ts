import { toVersion } from "#platform/to-version.ts";
import type { messages } from "./tables.ts";

type Dealt = Pick<
  typeof messages.$inferSelect,
  "state" | "assigneeId" | "dealerStage" | "spamReason"
> & {
  /** The number of replies. */
  readonly replies: number;
};

/**
 * The version of a message: what staff have done with it. Opening a message marks it as read, which
 * is no work that another person could undo.
 */
export function toMessageVersion(message: Dealt): string {
  const { state, assigneeId, dealerStage, spamReason, replies } = message;
  const isOpen = state === "new" || state === "read";
  return toVersion([
    isOpen ? "open" : state,
    assigneeId,
    dealerStage ?? "new",
    spamReason,
    replies,
  ]);
}
