import type { Context } from "#modules/context.ts";
import { listAdministrators } from "#modules/identity/roles/list-administrators.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { isMember } from "#shared/actor.ts";
import { isHeavy } from "#shared/permissions.ts";
import { describeDocument } from "./described-document.ts";
import { findPublished, readShownData } from "./stored-document.ts";
import { isRecord } from "#shared/json.ts";

/** As much as a person reads in a mail; the history has the rest. */
const MAX_CHANGES = 30;
const MAX_CHARACTERS = 500;

/**
 * Runs a change of a document. If it takes a heavy right, all administrators are mailed what stood
 * there before and what does now, so an attacker who has taken over an account cannot change it
 * unseen.
 */
export async function notifyAdministrators(
  ctx: Context,
  key: string,
  change: () => Promise<void>,
): Promise<void> {
  const document = describeDocument(key);
  if (!isHeavy(document.right)) return change();
  const read = async () => readShownData(document, await findPublished(ctx, key));
  const before = await read();
  await change();
  const changes = listChanges(before, await read());
  if (changes.length === 0) return;
  const content = {
    key,
    at: ctx.clock().toISOString(),
    by: isMember(ctx.actor) ? `${ctx.actor.fullName}, ${ctx.actor.email}` : null,
    changes: changes.slice(0, MAX_CHANGES).map(({ path, ...values }) => ({
      path,
      before: cutText(values.before),
      after: cutText(values.after),
    })),
    more: Math.max(0, changes.length - MAX_CHANGES),
  };
  for (const to of await listAdministrators(ctx))
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a handful of people
    await queueMail(ctx.db, { kind: "document-changed", to, content });
}

const cutText = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;

type FieldChange = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
};

/** The fields that differ between two versions of a document, as text, in their order. */
export function listChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [new Map(listLeaves("", before)), new Map(listLeaves("", after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? "", after: now.get(path) ?? "" }))
    .filter((change) => change.before !== change.after);
}

function listLeaves(path: string, value: unknown): [string, string][] {
  if (Array.isArray(value) || isRecord(value))
    return Object.entries(value).flatMap(([name, each]) =>
      listLeaves(path === "" ? name : `${path}.${name}`, each),
    );
  if (value === null || value === undefined) return [];
  return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
}
