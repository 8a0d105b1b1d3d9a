import type { Config } from "../config.ts";
import type { LocalOutbox } from "./local-outbox.ts";

/** A mail as it leaves. */
export type OutgoingMail = {
  /** Names it for the receiving side, too, so that a second delivery can be recognised. */
  readonly id: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export type MailTransport = {
  /**
   * Hands the mail over; returns the name that the other side gave it. Throws MailRefused when trying again is
   * pointless, anything else when it may help.
   */
  readonly send: (mail: OutgoingMail) => Promise<{ providerId: string | undefined }>;
};

export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailRefused";
  }
}

/** SMTP or Mailjet, whichever is configured; without either the local outbox. */
export function createMailTransport(_options: {
  config: Pick<Config, "smtpUrl" | "mailjet">;
  localOutbox: LocalOutbox | undefined;
}): MailTransport {
  return {
    send: async () => {
      throw new Error("not built yet");
    },
  };
}
