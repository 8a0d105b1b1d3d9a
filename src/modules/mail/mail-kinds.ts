/** Every mail that the shop sends. A new kind is a line here and a template; the compiler asks for the latter. */
export const mailKinds = ["confirm-email", "reset-password", "password-changed"] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * How many hours the link of a mail works, for the kinds whose link carries a secret. The mail says so, and is not sent
 * any more after that.
 */
export const linkHours = {
  "confirm-email": 24,
  "reset-password": 1,
} as const satisfies Partial<Record<MailKind, number>>;

export type MailWithSecret = keyof typeof linkHours;
