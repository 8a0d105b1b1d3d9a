/** Sending the confirmation mail again: no part of what the sign-in page loads first. */
export const resend = {
  action: "Resend confirmation email",
  again: "You can send it again in a minute.",
  sent: "Confirmation email sent!",
  sentText: (email: string) => `If ${email} is still to be confirmed, the link is on its way.`,
} as const;
