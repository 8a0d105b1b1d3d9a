import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { paymentLinkDays, paymentLinkWays } from "./payment-link-kinds.ts";

export const newPaymentLinkSchema = z.object({
  days: z.literal(paymentLinkDays),
  by: z.enum(paymentLinkWays),
});

export const paymentLinkSchema = z.object({
  /** Until when it lets the customer pay. */
  until: isoMoment,
  /** The text to send by hand, with the link, in the customer's language; null for a mail. */
  message: z.string().nullable(),
});
export type PaymentLink = z.infer<typeof paymentLinkSchema>;
