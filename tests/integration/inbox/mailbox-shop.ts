// A shop with a mailbox: customers answer its mails, and a reading takes their answers in.
import { afterAll } from "vitest";
import { createImageMakers } from "#modules/media/create-image.ts";
import { readMailbox } from "#modules/messages/mailbox/read-mailbox.ts";
import { createLog } from "#platform/log.ts";
import { createMailbox } from "#platform/mail/imap.ts";
import type { Database } from "#platform/db/client.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { openImapServer } from "../../support/imap-server.ts";
import { startInboxShop } from "./inbox-shop.ts";

export type Letter = {
  from?: string;
  subject?: string;
  messageId?: string;
  /** The Message-ID that it answers. */
  answers?: string;
  headers?: readonly string[];
  text?: string;
  /** Everything below the headers, with its own type, in place of the text. */
  body?: string;
};

/** To be called at the top of a test file. */
export async function startMailboxShop() {
  const imap = await openImapServer();
  afterAll(() => imap.stop());
  const shop = await startInboxShop({ imapUrl: imap.url });
  const { database, write, reply, message, now } = shop;
  const files = new Map<string, Uint8Array>();
  const uploads = {
    write: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    remove: async (key: string) => void files.delete(key),
    read: async (key: string) => {
      const bytes = files.get(key);
      return bytes && Buffer.from(bytes);
    },
  } as unknown as FileStorage; // What else it can do, no mail needs.
  const logged: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => logged.push(line) } });
  const mailbox = createMailbox({ imapUrl: imap.url, plaintextHosts: [] }, { silenceMs: 3_000 });
  if (mailbox === undefined) throw new Error("there is an address");

  let ticks = 0;
  /** Time passes while the mailbox is read. */
  const clock = () => new Date(now().getTime() + (ticks += 1));
  /** Reads the mailbox as the job does; with another database, as a process that is cut off. */
  const readMails = (over: Database = database) =>
    readMailbox(
      { database: over, clock, log, uploads, makePhoto: createImageMakers().makePhoto },
      mailbox,
    );

  /** A customer writes and gets an answer; with the Message-ID of that mail. */
  async function startConversation() {
    const email = shop.newEmail();
    const id = await write({ email });
    const answer = await reply(id);
    if (answer.status !== 200) throw new Error(answer.text);
    const [row] = await database.asOwner(
      "select sent_as from message_replies where message_id = $1",
      [id],
    );
    return { id, email, sent: `<${String(row?.["sent_as"])}@wanderpaw.example>` };
  }

  let letters = 0;
  function deliver(letter: Letter): number {
    letters += 1;
    const { text = "Thank you!", messageId = `<letter-${letters}@mail.example>` } = letter;
    return imap.deliver(
      [
        `From: ${letter.from ?? "Noa Lev <noa@mail.example>"}`,
        "To: support@shop.example",
        `Subject: ${letter.subject ?? "Re: Our answer"}`,
        ...(messageId === "" ? [] : [`Message-ID: ${messageId}`]),
        ...(letter.answers === undefined ? [] : [`In-Reply-To: ${letter.answers}`]),
        ...(letter.headers ?? []),
        letter.body ?? `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
        "",
      ].join("\r\n"),
    );
  }

  /** The texts of a conversation after the first one: those of the shop in capitals. */
  const talk = async (id: string) =>
    (await message(id)).replies.map(({ body, isReceived }) =>
      isReceived ? body : body.toUpperCase(),
    );

  const messagesOf = (email: string) =>
    database.asOwner("select * from messages where email = $1 order by created_at", [email]);

  const outcomes = async () =>
    (
      await database.asOwner(
        "select outcome, count(*)::integer as count from received_mails group by 1 order by 1",
      )
    ).map(({ outcome, count }) => `${String(outcome)} ${String(count)}`);

  return {
    ...shop,
    imap,
    uploads: files,
    logged,
    readMails,
    startConversation,
    deliver,
    talk,
    messagesOf,
    outcomes,
  };
}
