import { z } from "zod";
import { removeSecrets } from "../remove-secrets.ts";

const schema = z.object({
  type: z.string(),
  message: z.string(),
  statusCode: z.int().optional(),
  code: z.string().optional(),
  param: z.string().optional(),
  requestId: z.string().optional(),
});

/** The error of Stripe's library for a failed call, without keys and without people's addresses. */
export type StripeErrorFacts = {
  readonly text: string;
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  /** The parameter of the request that is wrong. */
  readonly param: string | undefined;
  /** Whether Stripe has understood the request and will always refuse it. */
  readonly isFinal: boolean;
};

/**
 * The library's errors contain headers and whole answers, so only the fields named here are passed
 * on.
 */
export function readStripeError(error: unknown): StripeErrorFacts {
  const parsed = schema.safeParse(error);
  if (!parsed.success) {
    const name = error instanceof Error ? error.name : "no reason given";
    return { text: `Stripe could not be asked (${name})`, status: undefined, ...open };
  }
  const { type, message, statusCode, code, param, requestId } = parsed.data;
  const details = [statusCode, type, code, requestId].filter((part) => part !== undefined);
  return {
    text: `Stripe failed (${details.join(", ")}): ${removeSecrets(message)}`.slice(0, MAX_TEXT),
    status: statusCode,
    param,
    // A wrong API key, too many calls or an idempotency key in use are temporary problems, not
    // faults of the request.
    isFinal: type === "StripeInvalidRequestError" || type === "StripeCardError",
  };
}

const open = { param: undefined, isFinal: false } as const;
const MAX_TEXT = 500;
