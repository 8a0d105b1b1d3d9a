import { withoutIsolates } from "#shared/isolate-text.ts";
import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";
import type { Config } from "../config.ts";
import type { LocalOutbox } from "./local-outbox.ts";
import { createMailjetTransport } from "./mailjet.ts";
import { createSmtpTransport } from "./smtp.ts";
import { MailRefused, type MailTransport, type OutgoingMail } from "./transport.ts";

const MAX_ADDRESS_LENGTH = 254;
/**
 * Text that can stand between angle brackets in a header: printable ASCII without spaces and
 * brackets.
 */
const WEB_ADDRESS = /^https?:\/\/[!-;=?-~]+$/;

type Ways = {
  config: Pick<Config, "smtpUrl" | "mailjet" | "plaintextHosts"> &
    Partial<Pick<Config, "publicUrl">>;
  localOutbox: LocalOutbox | undefined;
};

/** SMTP or else Mailjet, whichever is configured; without either the local outbox. */
export function createMailTransport(ways: Ways): MailTransport {
  const transport = selectTransport(ways);
  return {
    ...transport,
    async send(mail) {
      assertSafe(mail);
      return transport.send({ ...mail, replyTo: toReplyTo(mail) });
    },
  };
}

function selectTransport({ config, localOutbox }: Ways): MailTransport {
  const { smtpUrl: url, plaintextHosts, publicUrl } = config;
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  if (url !== undefined) return createSmtpTransport({ url, plaintextHosts, ownHost });
  if (config.mailjet !== undefined) return createMailjetTransport(config.mailjet);
  if (localOutbox === undefined) throw new Error("there is nowhere to send mails to");
  return {
    isRepeatable: true,
    async send(mail) {
      await localOutbox.save(mail);
      return { providerId: undefined };
    },
  };
}

/** Servers that take only ASCII refuse a whole mail for such a header; its text has the address. */
function toReplyTo({ replyTo }: OutgoingMail): string | undefined {
  const isPlain = /^[\u0021-\u007e]+@/.test(replyTo ?? "");
  return isPlain ? replyTo : undefined;
}

/** A line break in a header would begin another header, and a comma another recipient. */
function assertSafe({
  from,
  to,
  replyTo,
  unsubscribeUrl,
  subject,
  attachments = [],
}: OutgoingMail): void {
  for (const address of [from.email, to, replyTo]) {
    if (address === undefined) continue;
    if (!isPlainLine(address) || !isEmailShaped(address) || address.length > MAX_ADDRESS_LENGTH) {
      throw new MailRefused("an address does not have the shape of one");
    }
  }
  if (!attachments.every(({ name }) => isPlainLine(name) && !/[\\/]/.test(name))) {
    throw new MailRefused("the name of a file is not a plain one");
  }
  if (!isPlainLine(from.name) || !isPlainLine(withoutIsolates(subject))) {
    throw new MailRefused("a name or a subject is not a plain line");
  }
  if (unsubscribeUrl !== undefined && !WEB_ADDRESS.test(unsubscribeUrl)) {
    throw new MailRefused("the way out of the list is not a web address");
  }
}
