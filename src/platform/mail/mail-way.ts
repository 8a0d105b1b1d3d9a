import type { Config } from "../config.ts";

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
