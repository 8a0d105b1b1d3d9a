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
   * pointless, anything else when it may help. What it throws never quotes the password.
   */
  readonly send: (mail: OutgoingMail) => Promise<{ providerId: string | undefined }>;
};

export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailRefused";
  }
}
