import type { MailReason } from "#shared/mail-reasons.ts";
import type { Config } from "../config.ts";

/** A mail as it leaves. */
export type OutgoingMail = {
  /** Names it for the receiving side, too, so that a second delivery can be recognised. */
  readonly id: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  /** The address for answers, if not the sender's. */
  readonly replyTo?: string | undefined;
  /**
   * The way out of a list. Mail programs offer it as a button, and send a POST there without
   * opening the page.
   */
  readonly unsubscribeUrl?: string | undefined;
  /**
   * Only of a letter that a person wrote: the ids of the earlier letters of its correspondence, the
   * oldest first. Any other mail says that no person wrote it.
   */
  readonly answers?: readonly string[] | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
};

/** An attached file; its name is safe. */
export type MailAttachment = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};

export type MailTransport = {
  /** Whether sending a mail of the same id again leaves one mail on the other side. */
  readonly isRepeatable: boolean;
  /**
   * Sends the mail; returns the id that the server gave it. Throws MailRefused when trying again is
   * pointless, MailUnsure when it may have arrived, anything else when trying again may help. What
   * it throws never quotes the password.
   */
  readonly send: (mail: OutgoingMail) => Promise<{ providerId: string | undefined }>;
  /** Ends waits of minutes for answers, because the shop stops: such mails are MailUnsure. */
  readonly limitTime?: () => void;
  /** Closes idle connections; call it after the last mail. */
  readonly close?: () => void;
};

/** The headers of RFC 8058. */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A mail was not sent. With the reason, where it is known. */
export class MailFailed extends Error {
  readonly reason: MailReason | undefined;

  constructor(message: string, reason?: MailReason) {
    super(message);
    this.name = new.target.name;
    this.reason = reason;
  }
}

/** Trying again is pointless. */
export class MailRefused extends MailFailed {}

/** The other side has the whole mail and has not said whether it takes it. */
export class MailUnsure extends MailFailed {
  constructor(message: string) {
    super(message, "unknown_outcome");
  }
}

/** How mails leave the shop, as far as people may know: no password. */
export type MailWay =
  | { readonly kind: "smtp"; readonly host: string }
  | { readonly kind: "mailjet" }
  /** They stay in a folder and reach no one. */
  | { readonly kind: "folder" };

/** SMTP or else Mailjet, whichever is configured; without either the local outbox. */
export function getMailWay({ smtpUrl, mailjet }: Pick<Config, "smtpUrl" | "mailjet">): MailWay {
  if (smtpUrl !== undefined) return { kind: "smtp", host: new URL(smtpUrl).host };
  return { kind: mailjet === undefined ? "folder" : "mailjet" };
}
