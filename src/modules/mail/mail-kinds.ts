import { mailTexts } from "#content/mails.ts";

/** Texts of several mails; all others are the words of one. */
const shared = ["common", "shop"] as const;

export type MailKind = Exclude<keyof typeof mailTexts, (typeof shared)[number]>;

/** Every mail that the shop sends: what has words. */
export const mailKinds = Object.keys(mailTexts).filter(
  (key) => !shared.some((each) => each === key),
) as [MailKind, ...MailKind[]]; // its own keys, of which there are some
