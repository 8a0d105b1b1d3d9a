import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { submission } from "./contract.ts";
import { receiveContactMessage } from "./receive-contact-message.ts";
import { receiveDealerInquiry } from "./receive-dealer-inquiry.ts";

/**
 * Fields are checked by the rules in form-fields.ts, which the browser uses as well; these schemas
 * only limit the size of bodies.
 */
const field = z.string("required").max(10_000, "too_long");

const received = z.object({ success: z.literal(true) });

export const messageEndpoints = {
  sendContactMessage: endpoint("POST /api/functions/mailjet-contact-form", {
    summary: "Send a message to the shop",
    permission: "public",
    as: "outside",
    errors: ["too_many_requests"],
    body: z.object({
      name: field,
      email: field,
      phone: field.optional(),
      subject: field.optional(),
      message: field,
      ...submission,
    }),
    response: received,
    handle: async (ctx, body) => {
      const { submission_key: submissionKey, website, elapsed_ms: elapsedMs, ...typed } = body;
      const fields = { phone: "", subject: "", ...typed };
      await receiveContactMessage(ctx, { fields, submissionKey, website, elapsedMs });
      return { success: true as const };
    },
  }),
  sendDealerInquiry: endpoint("POST /api/functions/dealer-form", {
    summary: "Send a dealer inquiry",
    permission: "public",
    as: "outside",
    errors: ["too_many_requests"],
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
    handle: async (ctx, body) => {
      const { submission_key: submissionKey, website, elapsed_ms: elapsedMs, ...typed } = body;
      const fields = { message: "", ...typed };
      await receiveDealerInquiry(ctx, { fields, submissionKey, website, elapsedMs });
      return { success: true as const };
    },
  }),
};
