/** The page with the mails that are not sent, in demo mode and development. */
export const outbox = {
  title: "Outbox",
  lede: "No mail server is set up, so emails are not delivered. The newest ones are stored on this computer and shown here.",
  refresh: "Refresh",
  list: "Stored emails",
  empty: "No emails yet",
  emptyText: "Create an account or reset a password, then come back and refresh.",
  to: (address: string) => `To ${address}`,
  from: (name: string, address: string) => `From ${name} <${address}>`,
  files: (names: string) => `With ${names}`,
  gone: "This email is no longer stored.",
  openLink: "Open the link",
  asText: "As plain text",
  asHtml: "As HTML",
} as const;
