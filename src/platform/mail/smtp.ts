import type { NodemailerError } from "nodemailer";
import { mayBePlain } from "../plaintext.ts";
import { MailRefused, unsubscribeHeaders, type MailTransport } from "./transport.ts";

/** A server that is silent for this long is given up until the next attempt. */
const SILENCE_MS = 15_000;
/** A mail with all its files takes no longer, even to a server that answers a byte at a time. */
const WHOLE_SEND_MS = 60_000;
/** The most connections at once (`?maxConnections=` in the address changes it); more mails wait. */
const CONNECTIONS = 8;
/**
 * Shorter than the idle timeout of servers, which would close the connection during the next mail.
 */
const IDLE_MS = 5_000;

/**
 * Sends mails over a few connections that it keeps for the next mails of a burst, encrypted from
 * the start (`smtps:`) or before anything is said (`smtp:`). A server that offers no encryption
 * gets no mail unless it is on this computer or one of `plaintextHosts`. `silenceMs` is how long to
 * wait for each answer.
 */
export function createSmtpTransport(options: {
  url: string;
  plaintextHosts?: readonly string[] | undefined;
  silenceMs?: number;
}): MailTransport {
  const { url, plaintextHosts, silenceMs = SILENCE_MS } = options;

  async function connect() {
    // Loaded with the first mail, so that the start of the shop does not wait for it.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      idleTimeout: IDLE_MS,
      // When a connection ends, the library does not know whether its mails have arrived.
      maxRequeues: 0,
      requireTLS: !mayBePlain(new URL(url).hostname, plaintextHosts),
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      // A mail is made of what it says; nothing in it may name a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  let mailer: ReturnType<typeof connect> | undefined;

  return {
    isRepeatable: false,
    async send(mail) {
      const { id, from, to, replyTo, subject, html, text, attachments = [] } = mail;
      const transporter = await (mailer ??= connect());
      try {
        const sent = await transporter.sendMail({
          messageId: `<${id}@${from.email.slice(from.email.lastIndexOf("@") + 1)}>`,
          from: { name: from.name, address: from.email },
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
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
            "Auto-Submitted": "auto-generated",
            ...(mail.unsubscribeUrl === undefined ? {} : unsubscribeHeaders(mail.unsubscribeUrl)),
          },
          signal: AbortSignal.timeout(WHOLE_SEND_MS),
        });
        const queueId = /queued as ([\w.-]+)/i.exec(sent.response)?.[1];
        return { providerId: sent.serverMessageId ?? queueId };
      } catch (error) {
        throw toError(error as NodemailerError); // all that sendMail throws
      }
    },
    close() {
      void mailer?.then((transporter) => transporter.close());
    },
  };
}

/** The error in words of ours: some servers repeat the login that they refuse. */
function toError(error: NodemailerError): Error {
  const { code, command, response, responseCode } = error;
  if (code === "EAUTH") {
    return new Error(`the mail server refused the login (${responseCode ?? "no answer"})`);
  }
  if (code === "ETLS")
    return new Error(
      "the mail server offers no encryption that can be trusted; PLAINTEXT_HOSTS names those that need none",
    );
  if (response === undefined || responseCode === undefined) {
    // Without an answer only an address that cannot be sent at all is hopeless.
    if (code === "EENVELOPE") return new MailRefused("the address cannot be used with SMTP");
    const reason = [code, error.originalCode, error.timeoutType].filter((part) => part);
    return new Error(`the mail server could not be used (${reason.join(", ") || error.name})`);
  }
  const message = `the mail server answered ${command ?? "the message"} with: ${response}`;
  // A refused sender or greeting is a problem of the configuration, which the owner can fix.
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  return error.permanent === true && isAboutThisMail
    ? new MailRefused(message)
    : new Error(message);
}
