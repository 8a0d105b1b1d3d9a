import { z } from "zod";
import { endpoint } from "#shared/contract.ts";

/** What forms send besides their fields. */
export const submission = {
  /** Chosen when the form is opened; the same key twice is one message, however often it is sent. */
  submission_key: z.uuid().optional(),
  /** A field that people do not see. Whoever fills it in is a program. */
  website: z.string().max(500).optional(),
  /** Milliseconds between opening the form and sending it. */
  elapsed_ms: z.int().nonnegative().optional(),
};

/** Fields are checked by the rules of form-fields.ts, which the browser has as well; here is only what keeps bodies small. */
const field = z.string("required").max(10_000, "too_long");

const received = z.object({ success: z.literal(true) });

export const messageEndpoints = {
  sendContactMessage: endpoint({
    method: "post",
    path: "/api/functions/mailjet-contact-form",
    summary: "Sends a message to the shop",
    permission: "public",
    refusals: ["too_many_requests"],
    body: z.object({
      name: field,
      email: field,
      phone: field.optional(),
      subject: field.optional(),
      message: field,
      ...submission,
    }),
    response: received,
  }),
  sendDealerInquiry: endpoint({
    method: "post",
    path: "/api/functions/dealer-form",
    summary: "Sends the inquiry of a shop that wants to sell the backpack",
    permission: "public",
    refusals: ["too_many_requests"],
    body: z.object({
      companyName: field,
      contactName: field,
      email: field,
      phone: field,
      city: field,
      experience: field,
      message: field.optional(),
      ...submission,
    }),
    response: received,
  }),
};
