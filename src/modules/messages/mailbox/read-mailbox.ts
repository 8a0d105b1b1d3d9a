import { setTimeout as wait } from "node:timers/promises";
import { MailboxError, type Mailbox, type OpenMailbox } from "#platform/mail/imap.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { mailboxState } from "../mailbox-tables.ts";
import type { MailboxParts } from "./prepare-files.ts";
import { receiveMail, type Place } from "./receive-mail.ts";

/** A reading ends after this time, and the next one goes on. */
const LONGEST_MS = 3 * MINUTE_MS;
/** The longest that it takes with the last mail, whose pictures are processed. */
export const LONGEST_READING_MINUTES = 10;
/** Between two mails, so that a flood leaves time for everything else. */
const PAUSE_MS = 20;

type Result = { readonly read: number; readonly isEnded: boolean };

/**
 * Reads the new mails of the mailbox, in their order, each in a transaction that also notes how far
 * reading has come: a process that is killed loses none and takes none twice. Begins with the mails
 * that come after the first reading. A mailbox that cannot be read is noted and tried again at the
 * next reading.
 */
export async function readMailbox(parts: MailboxParts, mailbox: Mailbox): Promise<void> {
  const { database, clock, log } = parts;
  try {
    const { read, isEnded } = await mailbox.open((opened) => readMails(parts, mailbox, opened));
    await database.runInTransaction(system, (db) =>
      db
        .update(mailboxState)
        .set({ triedAt: clock(), problem: null, ...(isEnded ? { readAt: clock() } : {}) }),
    );
    if (read > 0) log.info({ read, isEnded }, "mails of the mailbox were read");
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    const { problem } = error;
    log.warn({ err: error, problem }, "the mailbox could not be read");
    const blank = { mailbox: mailbox.name, uidValidity: "0", lastUid: 0 };
    await database.runInTransaction(system, (db) =>
      db
        .insert(mailboxState)
        .values({ ...blank, triedAt: clock(), problem })
        .onConflictDoUpdate({ target: mailboxState.id, set: { triedAt: clock(), problem } }),
    );
  }
}

async function readMails(
  parts: MailboxParts,
  mailbox: Mailbox,
  opened: OpenMailbox,
): Promise<Result> {
  const uids = await listNewMails(parts, mailbox, opened);
  const endsAt = performance.now() + LONGEST_MS;
  let read = 0;
  for (const uid of uids) {
    if (performance.now() > endsAt) return { read, isEnded: false };
    const { uidValidity } = opened;
    const place: Place = { mailbox: mailbox.name, uidValidity, uid, ownAddress: mailbox.address };
    // oxlint-disable-next-line no-await-in-loop -- one after another, in their order
    const source = await opened.read(uid);
    // oxlint-disable-next-line no-await-in-loop
    const isTaken = await receiveMail(parts, place, source);
    if (!isTaken) return { read, isEnded: false };
    read += 1;
    // oxlint-disable-next-line no-await-in-loop
    await wait(PAUSE_MS);
  }
  return { read, isEnded: true };
}

/** The numbers of the mails that have not been read. */
async function listNewMails(
  { database, clock, log }: MailboxParts,
  mailbox: Mailbox,
  opened: OpenMailbox,
): Promise<number[]> {
  const state = await database.runInTransaction(system, async (db) => {
    const [found] = await db.select().from(mailboxState);
    return found;
  });
  const { uidValidity, uidNext } = opened;
  if (state?.mailbox === mailbox.name && state.uidValidity === uidValidity)
    return opened.listFrom(state.lastUid + 1);
  const isSame = state?.mailbox === mailbox.name && state.uidValidity !== "0";
  // The server has numbered its mails anew. Those that were read before are recognized by their
  // Message-ID.
  const uids =
    isSame && state.readAt !== null
      ? await opened.listSince(new Date(state.readAt.getTime() - DAY_MS))
      : [];
  const lastUid = (uids[0] ?? uidNext) - 1;
  const start = { mailbox: mailbox.name, uidValidity, lastUid };
  await database.runInTransaction(system, (db) =>
    db
      .insert(mailboxState)
      .values({ ...start, triedAt: clock() })
      .onConflictDoUpdate({ target: mailboxState.id, set: { ...start, triedAt: clock() } }),
  );
  log.info({ isSame }, "reading of the mailbox begins");
  return uids;
}
