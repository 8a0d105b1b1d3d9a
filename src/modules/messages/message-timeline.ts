import { listChanges, type Change } from "#modules/audit/list-changes.ts";
import type { Context } from "#modules/context.ts";
import { findNames } from "#modules/customers/find-profile.ts";
import type { z } from "zod";
import type { stepSchema } from "./admin-contract.ts";
import { dealerStages, messageStates } from "./kinds.ts";
import type { messageReplies, messages } from "./tables.ts";

/** More than the changes of any message. */
const MOST = 200;

type MessageStep = z.input<typeof stepSchema> & { readonly at: Date };
type Entry = Pick<Change, "createdAt" | "actorId" | "actorEmail" | "before" | "after">;

/**
 * The history of a message, the oldest step first: from the log of changes, and from its replies.
 */
export async function readMessageTimeline(
  ctx: Pick<Context, "db">,
  message: typeof messages.$inferSelect,
  replies: readonly Pick<typeof messageReplies.$inferSelect, "createdAt" | "authorName">[],
) {
  const entries = await listChanges(ctx, { entity: "messages", id: message.id }, MOST);
  const names = await getNames(ctx, entries);
  const steps: MessageStep[] = [
    { kind: "received", at: message.createdAt, by: message.name },
    ...replies.map(({ createdAt, authorName }) => ({
      kind: "replied" as const,
      at: createdAt,
      by: authorName,
    })),
    ...entries.flatMap((entry) => getSteps(entry, names)),
  ];
  return steps.toSorted((a, b) => Number(a.at) - Number(b.at));
}

function getSteps(entry: Entry, names: ReadonlyMap<string, string>): MessageStep[] {
  const { actorId, actorEmail, before, after } = entry;
  if (before === null || after === null) return [];
  const happened = { at: entry.createdAt, by: names.get(actorId ?? "") ?? actorEmail };
  const steps: MessageStep[] = [];
  const [fromState, toState] = [before, after].map(({ state }) =>
    messageStates.find((it) => it === state),
  );
  // Replies are entries of their own, so this change of state is left out.
  if (fromState !== undefined && toState !== undefined && !("answered_at" in after))
    steps.push({ ...happened, kind: "state", from: fromState, to: toState });
  if ("dealer_stage" in after) {
    const [from = "new", to = "new"] = [before, after].map((row) =>
      dealerStages.find((it) => it === row["dealer_stage"]),
    );
    steps.push({ ...happened, kind: "stage", from, to });
  }
  if ("assignee_id" in after) {
    const assignee = after["assignee_id"];
    const to = typeof assignee === "string" ? (names.get(assignee) ?? assignee) : null;
    steps.push({ ...happened, kind: "assigned", to });
  }
  if ("spam_reason" in after)
    steps.push({ ...happened, kind: "spam", isSpam: after["spam_reason"] !== null });
  return steps;
}

/** The names of the authors and the assignees. */
async function getNames(
  ctx: Pick<Context, "db">,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ actorId, after }) => [actorId, after?.["assignee_id"]]);
  return findNames(ctx, [...new Set(ids.filter((id) => typeof id === "string"))]);
}
