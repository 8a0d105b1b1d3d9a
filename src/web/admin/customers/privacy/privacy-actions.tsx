import type { Customer } from "#modules/crm/customer-shapes.ts";

/** What is done about a person's data as a whole; nothing yet. */
export const PrivacyActions: (props: { customer: Customer }) => null = () => null;
