import type { messageDeskEndpoints, MessageFolder } from "#modules/messages/desk-contract.ts";
import { dealerStages } from "#modules/messages/kinds.ts";
import type { CallInput } from "#web/api-request.ts";
import { oneOf } from "../kit/url-state.ts";

type ListQuery = NonNullable<CallInput<typeof messageDeskEndpoints.listMessages>["query"]>;

/** The first holds when the address says nothing, here and below. */
export const folders = [
  "inbox",
  "answered",
  "closed",
  "spam",
  "all",
] as const satisfies readonly MessageFolder[];
export const kinds = ["all", "contact", "dealer", "newsletter"] as const;
export const sorts = ["newest", "deadline"] as const;
const assignees = ["anybody", "me", "nobody"] as const;

/** What the address may say about the list. */
export const listParams = [
  "folder",
  "kind",
  "assignee",
  "overdue",
  "stage",
  "q",
  "sort",
  "after",
] as const;
export type ListValues = Readonly<Partial<Record<(typeof listParams)[number], string>>>;

/** The messages that the address asks for; whatever it says wrongly counts as not said. */
export function queryOf(values: ListValues) {
  const kind = oneOf(values.kind, kinds);
  const stage = dealerStages.find((it) => it === values.stage);
  return {
    folder: oneOf(values.folder, folders),
    assignee: oneOf(values.assignee, assignees),
    sort: oneOf(values.sort, sorts),
    ...(kind !== "all" && { kind }),
    ...(values.overdue === "yes" && { overdue: "yes" as const }),
    ...(stage !== undefined && { stage }),
    ...(values.q !== undefined && { q: values.q }),
    ...(values.after !== undefined && { after: values.after }),
  } satisfies ListQuery;
}

/** Whether the address leaves out some messages of the folder. */
export function isNarrowed(values: ListValues): boolean {
  const { kind, assignee, overdue, stage, q } = queryOf(values);
  const isForSome = assignee !== "anybody" || overdue !== undefined || stage !== undefined;
  return isForSome || kind !== undefined || q !== undefined;
}
