import { contactFields } from "#modules/messages/form-fields.ts";

/** The one field of the newsletter's form. */
export const newsletterFields = { email: contactFields.email } as const;
export type NewsletterField = keyof typeof newsletterFields;
