import type { MessageRow } from "#modules/messages/admin-contract.ts";

/** Display name of a message: the business, the person, or the email address alone. */
export function getName({ company, name, email }: Pick<MessageRow, "company" | "name" | "email">) {
  return company ?? name ?? email;
}
