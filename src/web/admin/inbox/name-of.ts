import type { MessageRow } from "#modules/messages/admin-contract.ts";

/** What a message is called: the business, the person, or the address alone. */
export function getName({ company, name, email }: Pick<MessageRow, "company" | "name" | "email">) {
  return company ?? name ?? email;
}
