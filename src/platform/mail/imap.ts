import type { ImapFlow, ImapFlowOptions } from "imapflow";
import type { Config } from "../config.ts";
import { mayBePlain } from "../plaintext.ts";
import type { MailboxProblem } from "#shared/mailbox-problems.ts";
import { toMailboxProblem } from "./imap-errors.ts";

/** The whole of a mail that is read; of a longer one only its beginning. */
const MAX_MAIL_BYTES = 16_777_216;
/** A server that is silent for so long is given up until the next reading. */
const SILENCE_MS = 20_000;
/** Inbox, the only name that every server has (RFC 9051, 5.1). */
const INBOX = "INBOX";

/** A mailbox whose mails are read. Nothing in it is changed. */
export type Mailbox = {
  /** Where it is and of whom it is: with another one, reading begins anew. */
  readonly name: string;
  readonly host: string;
  /** Its own address, if its login is one: mails from there are the shop's. */
  readonly address: string | undefined;
  /** Throws MailboxError when it cannot be opened or read. */
  readonly open: <T>(work: (mailbox: OpenMailbox) => Promise<T>) => Promise<T>;
};

export type OpenMailbox = {
  /** While it stays the same, so does the number of each mail. */
  readonly uidValidity: string;
  /** The number that the next mail will have at least. */
  readonly uidNext: number;
  /** The numbers of the mails from this one on, in their order. */
  readonly listFrom: (uid: number) => Promise<number[]>;
  /** The numbers of the mails that came on this day or later. */
  readonly listSince: (day: Date) => Promise<number[]>;
  /** The bytes of a mail; undefined when it has been deleted meanwhile. */
  readonly read: (uid: number) => Promise<Uint8Array | undefined>;
};

/** A mailbox could not be opened or read. Its message quotes neither login nor password. */
export class MailboxError extends Error {
  readonly problem: MailboxProblem;

  constructor(problem: MailboxProblem, message: string) {
    super(message);
    this.name = "MailboxError";
    this.problem = problem;
  }
}

/** The mailbox of `IMAP_URL`; undefined without one. `silenceMs` is for tests. */
export function createMailbox(
  { imapUrl, plaintextHosts }: Pick<Config, "imapUrl" | "plaintextHosts">,
  { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
): Mailbox | undefined {
  if (imapUrl === undefined) return undefined;
  const url = new URL(imapUrl);
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  const isTrusted = mayBePlain(url.hostname, plaintextHosts);
  const secure = url.protocol === "imaps:";
  const options: ImapFlowOptions = {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (secure ? 993 : 143) : Number(url.port),
    secure,
    ...(!secure && !isTrusted && { doSTARTTLS: true }),
    auth: { user: user ?? "", pass: pass ?? "" },
    tls: { rejectUnauthorized: !isTrusted },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    maxLiteralSize: MAX_MAIL_BYTES + 1_048_576,
  };
  return {
    name: `${user}@${url.host}`,
    host: url.host,
    address: user?.includes("@") ? user : undefined,
    open: (work) => openMailbox(options, work),
  };
}

async function openMailbox<T>(
  options: ImapFlowOptions,
  work: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> {
  // Loaded with the first reading: most shops have no mailbox.
  const library = await import("imapflow");
  const client = new library.ImapFlow(options);
  // The error of the command that failed is thrown as well.
  client.on("error", () => {});
  const run = async <Answer>(command: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await command();
    } catch (error) {
      throw new MailboxError(...toMailboxProblem(error));
    }
  };
  try {
    await run(() => client.connect());
    const { uidValidity, uidNext } = await run(() => client.mailboxOpen(INBOX, { readOnly: true }));
    return await work({
      uidValidity: String(uidValidity),
      uidNext,
      // A range that begins beyond the last mail means the last one (RFC 9051, 9: seq-range).
      listFrom: async (uid) =>
        (await run(() => search(client, { uid: `${uid}:*` }))).filter((each) => each >= uid),
      listSince: (since) => run(() => search(client, { since })),
      read: (uid) => run(() => readSource(client, uid)),
    });
  } finally {
    client.close();
  }
}

async function search(
  client: ImapFlow,
  query: { readonly uid: string } | { readonly since: Date },
): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  return found ? found.toSorted((one, other) => one - other) : [];
}

async function readSource(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
  const source = { maxLength: MAX_MAIL_BYTES };
  const found = await client.fetchOne(String(uid), { uid: true, source }, { uid: true });
  return found ? found.source : undefined;
}
