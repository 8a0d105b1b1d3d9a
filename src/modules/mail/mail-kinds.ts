/** Every mail that the shop sends. A new kind is a line here and a template; the compiler asks for the latter. */
export const mailKinds = ["confirm-email", "reset-password", "password-changed"] as const;
export type MailKind = (typeof mailKinds)[number];
