// Mails about an account, to the people whose account it is.
import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import type { MailWords } from "../mail-words.ts";
import { toShownName } from "./mail-content.ts";
import { defineMail } from "./mail-record.ts";

const schema = z.object({ fullName: z.string() });
const ofAccount = {
  schema,
  greet: ({ fullName }: z.output<typeof schema>) => fullName,
  createSample: (fullName: string) => ({ fullName }),
};

/**
 * Changes of a user's second factor: it is on (with a new app), off, has new recovery codes, or is
 * now passkeys only.
 */
const secondFactorChanges = ["on", "off", "codes", "passkeys"] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

const passkeyChanges = ["added", "removed"] as const;
export type PasskeyChange = (typeof passkeyChanges)[number];

export const accountMails = {
  "confirm-email": defineMail({
    ...ofAccount,
    // The time when the user signed up is missing in mails of earlier versions.
    schema: schema.extend({ signedUpAt: z.iso.datetime().optional() }),
    linkHours: 24,
    button: "/auth/confirm?token={secret}",
    getValues: ({ fullName, signedUpAt }) => ({
      name: toShownName(fullName),
      ...(signedUpAt !== undefined && { at: formatDateTime(new Date(signedUpAt)) }),
    }),
    // Lets the reader judge whether the sign-up was theirs: a stranger may have chosen the name,
    // which is also in the greeting.
    add: ({ signedUpAt }, { own }: MailWords<"confirm-email">, { fillLine }) => ({
      paragraphs: signedUpAt === undefined ? [] : [fillLine(own.signedUp)],
    }),
    createSample: (fullName) => ({ fullName, signedUpAt: "2026-03-01T10:00:00.000Z" }),
  }),
  "reset-password": defineMail({
    ...ofAccount,
    linkHours: 1,
    button: "/reset-password?token={secret}&type=recovery",
  }),
  "password-changed": defineMail({ ...ofAccount, button: "/auth" }),
  /** To the new address of an account: the link that makes it the account's. */
  "confirm-new-email": defineMail({
    ...ofAccount,
    linkHours: 24,
    button: "/auth/new-email?token={secret}",
  }),
  /** To the address that the account has: the link that stops the change, or takes it back. */
  "email-change-started": defineMail({
    ...ofAccount,
    linkHours: 72,
    button: "/auth/keep-email?token={secret}",
  }),
  "second-factor-changed": defineMail({
    ...ofAccount,
    schema: schema.extend({ change: z.enum(secondFactorChanges) }),
    variant: ({ change }) => change,
    button: "/account",
    add: (_sent, { own }: MailWords<"second-factor-changed">) => ({ paragraphs: [own.alarm] }),
    createSample: (fullName) => ({ fullName, change: "on" }),
  }),
  "second-factor-guessed": defineMail({ ...ofAccount, button: "/account" }),
  "passkey-changed": defineMail({
    ...ofAccount,
    schema: schema.extend({ change: z.enum(passkeyChanges), passkey: z.string() }),
    variant: ({ change }) => change,
    button: "/account",
    add: ({ passkey }, { own }: MailWords<"passkey-changed">) => ({
      paragraphs: [own.alarm],
      quotes: [{ label: own.passkey, text: passkey }],
    }),
    createSample: (fullName) => ({ fullName, change: "added", passkey: "Chrome on Android" }),
  }),
};
