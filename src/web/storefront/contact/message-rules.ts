import { contactFields } from "#modules/messages/form-fields.ts";

const { name, email, phone, subject, message } = contactFields;

/** The fields of the home page's form. */
export const helloFields = { name, email, phone, message } as const;

/** The fields of the contact page's form. */
export const contactPageFields = { name, email, subject, message } as const;

export type HelloField = keyof typeof helloFields;
export type ContactPageField = keyof typeof contactPageFields;
