import type { RefusedRequest } from "../forms/form-error.ts";

/** The result of using a mail's link. */
export type TokenAnswer = "done" | "expired" | "failed";

/** Whether the link is refused for good, or something went wrong that may pass. */
export function toTokenAnswer({ code, fields }: RefusedRequest): TokenAnswer {
  return code === "link_expired" || fields?.["token"] !== undefined ? "expired" : "failed";
}
