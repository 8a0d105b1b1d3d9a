import type { Context } from "#modules/context.ts";
import { listAdministrators } from "#modules/identity/roles/list-administrators.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { isMember } from "#shared/actor.ts";
import { isHeavy } from "#shared/permissions.ts";
import { describeDocument } from "./described-document.ts";
import { listChanges } from "./list-changes.ts";
import { findPublished, readShownData } from "./stored-document.ts";

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
