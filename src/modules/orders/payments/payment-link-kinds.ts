/** The choices of days for which a link to pay is valid. */
export const paymentLinkDays = [1, 3, 7, 14, 30] as const;

/** How a link to pay reaches the customer: the shop mails it, or staff send it by hand. */
export const paymentLinkWays = ["mail", "message"] as const;

/** The options of a link to pay. */
export type NewPaymentLink = {
  readonly days: (typeof paymentLinkDays)[number];
  readonly by: (typeof paymentLinkWays)[number];
};
