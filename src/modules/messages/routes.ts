import type { HandlersOf } from "#shared/contract.ts";
import type { LetterboxContext } from "./context.ts";
import type { messageEndpoints } from "./contract.ts";
import { receiveContactMessage } from "./receive-contact-message.ts";
import { receiveDealerInquiry } from "./receive-dealer-inquiry.ts";

export const messageHandlers: HandlersOf<typeof messageEndpoints, LetterboxContext> = {
  async sendContactMessage(ctx, { body }) {
    const { submission_key: submissionKey, website, elapsed_ms: elapsedMs, ...typed } = body;
    const fields = { phone: "", subject: "", ...typed };
    await receiveContactMessage(ctx, { fields, submissionKey, website, elapsedMs });
    return { success: true };
  },
  async sendDealerInquiry(ctx, { body }) {
    const { submission_key: submissionKey, website, elapsed_ms: elapsedMs, ...typed } = body;
    const fields = { message: "", ...typed };
    await receiveDealerInquiry(ctx, { fields, submissionKey, website, elapsedMs });
    return { success: true };
  },
};
