/** The page with the mails that are not sent, in demo mode and development. */
export const outbox = {
  title: "Outbox",
  lede: "No mail server is set up, so emails reach nobody. The newest ones are kept on this computer and shown here.",
  refresh: "Refresh",
  list: "Kept emails",
  empty: "No emails yet",
  emptyText: "Create an account or ask for a new password, then come back and refresh.",
  to: (address: string) => `To ${address}`,
  from: (name: string, address: string) => `From ${name} <${address}>`,
  files: (names: string) => `With ${names}`,
  gone: "This email is not kept any more.",
  openLink: "Open the link",
  asText: "As plain text",
  asHtml: "As it looks",
} as const;
