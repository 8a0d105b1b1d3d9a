// Two users have changed the same record. The version that was sent along tells them apart: the
// server refuses the later change, and here both are merged. For the calling code the request just
// takes longer.
import { isSame } from "#shared/records/merge-drafts.ts";
import { ApiError } from "#web/api/api-client.ts";
import { createQuestions } from "#web/browser/questions.ts";

/** A field of a request that another user may change at the same time. */
export type ClashField = {
  readonly label: string;
  /** A value in words. */
  readonly show: (value: unknown) => string;
  /** Text of several lines: both can be kept, one below the other. */
  readonly isLong?: boolean;
};
export type ClashFields = Readonly<Record<string, ClashField>>;

/** A field that both have changed. */
export type Clash = {
  readonly name: string;
  readonly field: ClashField;
  readonly theirs: unknown;
  readonly mine: unknown;
};

export type Choice = "theirs" | "mine" | "both";
type Choices = Readonly<Record<string, Choice>>;

type Subject = {
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly clashes: readonly Clash[];
};

type Body = Readonly<Record<string, unknown>>;

const questions = createQuestions<Subject, Choices | undefined>(undefined);
export const { getOpen: getOpenClash, receive: receiveClashes } = questions;

/** The user has chosen what the other one saved, or has closed the question: nothing was sent. */
export class ClashDeclined extends ApiError {
  readonly hasTakenTheirs: boolean;

  constructor(cause: unknown, hasTakenTheirs: boolean) {
    super("conflict", { cause });
    this.name = "ClashDeclined";
    this.hasTakenTheirs = hasTakenTheirs;
  }
}

/**
 * Sends a request. When another user has changed the record since the user saw it as `base`, sends
 * it again from the present version: with what only one of them has changed, and with what the user
 * chooses where both have. Throws ClashDeclined when nothing is left to send, and what `send`
 * throws.
 */
export async function sendMerged<T>(
  send: (body: Body) => Promise<T>,
  body: Body,
  { base = {}, fields = {} }: { base?: object | undefined; fields?: ClashFields | undefined },
): Promise<T> {
  try {
    return await send(body);
  } catch (error) {
    const conflict = error instanceof ApiError ? error.conflict : undefined;
    if (conflict === undefined) throw error;
    const { current, changedAt, changedBy } = conflict;
    // Nothing to merge: whether it is still to be sent, only the calling code can ask.
    if (getOwnNames(body, current).length === 0) throw error;
    const { merged, clashes } = mergeBodies(new Map(Object.entries(base)), body, current, fields);
    // A field without words cannot be asked about; nor can one where no dialog is.
    const canAsk = clashes.length === 0 || questions.hasDialog();
    if (merged === undefined || !canAsk) throw error;
    const choices =
      clashes.length === 0 ? {} : await requestChoices({ changedAt, changedBy, clashes });
    if (choices === undefined) throw new ClashDeclined(error, false);
    const next = { ...merged };
    for (const clash of clashes) next[clash.name] = getChosen(clash, choices[clash.name]);
    if (
      clashes.length > 0 &&
      getOwnNames(next, current).every((it) => isSame(next[it], current[it]))
    )
      throw new ClashDeclined(error, true);
    return sendMerged(send, next, { base: current, fields });
  }
}

async function requestChoices(subject: Subject): Promise<Choices | undefined> {
  // One after the other: each is about a record of its own.
  // oxlint-disable-next-line no-await-in-loop -- waits for its turn
  while (questions.getOpen() !== undefined) await questions.getOpen()?.promise;
  return questions.ask(subject);
}

/**
 * The body with what only the other user has changed, and the fields that both have. Undefined when
 * one of these has no words to show it by.
 */
function mergeBodies(
  base: ReadonlyMap<string, unknown>,
  mine: Body,
  theirs: Body,
  fields: ClashFields,
) {
  const merged: Record<string, unknown> = { ...mine, version: theirs["version"] };
  const clashes: Clash[] = [];
  for (const name of getOwnNames(mine, theirs)) {
    const isTheirChange = !base.has(name) || !isSame(base.get(name), theirs[name]);
    const isMyChange = !base.has(name) || !isSame(base.get(name), mine[name]);
    if (!isTheirChange || isSame(mine[name], theirs[name])) continue;
    const field = fields[name];
    if (!isMyChange) merged[name] = theirs[name];
    else if (field === undefined) return { merged: undefined, clashes };
    else clashes.push({ name, field, theirs: theirs[name], mine: mine[name] });
  }
  return { merged, clashes };
}

/** The fields of a request that the record has as well. */
const getOwnNames = (body: Body, current: Body): string[] =>
  Object.keys(body).filter((name) => name !== "version" && name in current);

function getChosen({ theirs, mine }: Clash, choice: Choice | undefined): unknown {
  if (choice === "both") return `${String(theirs)}\n\n${String(mine)}`;
  return choice === "mine" ? mine : theirs;
}
