import { hostname } from "node:os";
import { isAscii } from "node:buffer";
import { JOBS_AT_ONCE } from "../jobs/jobs-at-once.ts";
import { mayBePlain } from "../plaintext.ts";
import {
  NotSent,
  type ConnectionOptions,
  type Envelope,
  type Patience,
} from "./smtp-connection.ts";
import { toMailError } from "./smtp-errors.ts";
import { createSmtpPool, type SmtpPool } from "./smtp-pool.ts";
import {
  MailRefused,
  unsubscribeHeaders,
  type MailTransport,
  type OutgoingMail,
} from "./transport.ts";

/**
 * A server that is silent for 15 s is given up until the next attempt. Only at the end of a mail it
 * may look for as long as the standard has it (RFC 5321, 4.5.3.2.6): a client that leaves earlier
 * does not know whether it arrived.
 */
const PATIENCE: Patience = { silence: 15_000, wholeMail: 60_000, verdict: 600_000 };
/** The most minutes that all of this takes a mail. */
export const LONGEST_SEND_MINUTES = 15;
/**
 * The most connections at once (`?maxConnections=` in the address lowers it); more mails wait. Two
 * jobs remain for everything else while a server looks at mails for ten minutes.
 */
const CONNECTIONS = JOBS_AT_ONCE - 2;

/**
 * Sends mails over a few connections that it keeps for the next mails of a burst, encrypted from
 * the start (`smtps:`) or before anything is said (`smtp:`). A server that offers no encryption, or
 * whose certificate no authority has signed, gets no mail unless it is on this computer or one of
 * `plaintextHosts`. `ownHost` names the shop to a server if this computer has no name of its own.
 */
export function createSmtpTransport(options: {
  url: string;
  plaintextHosts?: readonly string[] | undefined;
  ownHost?: string | undefined;
  patience?: Partial<Patience>;
}): MailTransport {
  const patience = { ...PATIENCE, ...options.patience };
  let pool: Promise<SmtpPool> | undefined;
  return {
    isRepeatable: false,
    async send(mail) {
      const [{ withConnection }, { envelope, message }] = await Promise.all([
        (pool ??= openPool(options, patience)),
        buildMail(mail),
      ]);
      try {
        const sent = await withConnection(async (connection) => {
          if (!connection.takesLetters && !(isPlain(envelope.from) && isPlain(envelope.to)))
            throw new MailRefused(
              "the mail server takes no addresses with letters that are not ASCII (SMTPUTF8)",
              "letters",
            );
          return connection.send(envelope, message);
        });
        const queueId = /queued as ([\w.-]+)/i.exec(sent.response)?.[1];
        return { providerId: sent.serverMessageId ?? queueId };
      } catch (error) {
        throw error instanceof NotSent ? toMailError(error.error, error) : error;
      }
    },
    limitTime() {
      void pool?.then(({ limitTime }) => limitTime());
    },
    close() {
      void pool?.then(({ close }) => close());
    },
  };
}

const isPlain = (address: string) => isAscii(Buffer.from(address));

async function openPool(
  { url, plaintextHosts, ownHost }: Parameters<typeof createSmtpTransport>[0],
  patience: Patience,
): Promise<SmtpPool> {
  // Loaded with the first mail, so that the start of the shop does not wait for it.
  const { parseConnectionUrl } = await import("nodemailer/lib/shared");
  const isTrusted = mayBePlain(new URL(url).hostname, plaintextHosts);
  const parsed: ConnectionOptions & { maxConnections?: number } = parseConnectionUrl(url);
  const { maxConnections = CONNECTIONS, ...own } = parsed;
  return createSmtpPool({
    most: Math.min(maxConnections, CONNECTIONS),
    patience,
    connection: {
      requireTLS: !isTrusted,
      connectionTimeout: patience.silence,
      greetingTimeout: patience.silence,
      socketTimeout: patience.silence,
      dnsTimeout: patience.silence,
      // Of this computer's name the library makes the address of its loopback otherwise.
      ...(ownHost?.includes(".") && !hostname().includes(".") && { name: ownHost }),
      ...own,
      tls: { ...(isTrusted && { rejectUnauthorized: false }), ...own.tls },
    },
  });
}

/** The name of a mail all over the world. */
const toMessageId = (id: string, { email }: OutgoingMail["from"]) =>
  `<${id}@${email.slice(email.lastIndexOf("@") + 1)}>`;

async function buildMail(mail: OutgoingMail): Promise<{ envelope: Envelope; message: Buffer }> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { id, from, to, replyTo, subject, html, text, attachments = [], answers } = mail;
  const node = new MailComposer({
    messageId: toMessageId(id, from),
    from: { name: from.name, address: from.email },
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(answers !== undefined && answers.length > 0
      ? {
          inReplyTo: toMessageId(answers.at(-1) ?? "", from),
          references: answers.map((earlier) => toMessageId(earlier, from)),
        }
      : {}),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
      contentDisposition: "attachment" as const,
    })),
    headers: {
      // No answers from holiday notes.
      ...(answers === undefined && { "Auto-Submitted": "auto-generated" }),
      ...(mail.unsubscribeUrl === undefined ? {} : unsubscribeHeaders(mail.unsubscribeUrl)),
    },
    // A mail contains only its own text; nothing in it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to: recipients } = node.getEnvelope();
  const [recipient] = recipients;
  if (sender === false || recipient === undefined)
    throw new MailRefused("the address cannot be used with SMTP");
  return { envelope: { from: sender, to: recipient }, message: await node.build() };
}
