import { z } from "zod";

const failure = z.object({
  type: z.string(),
  message: z.string(),
  statusCode: z.int().optional(),
  code: z.string().optional(),
  param: z.string().optional(),
  requestId: z.string().optional(),
});

/** The error of Stripe's library for a failed call, without keys and without people's addresses. */
export type StripeFailure = {
  readonly text: string;
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  /** Which part of the request is wrong. */
  readonly param: string | undefined;
  /** Stripe has understood the request, and it will never say yes to it. */
  readonly isFinal: boolean;
};

/** The library's errors carry headers and whole answers along: only what is named here goes on. */
export function readFailure(error: unknown): StripeFailure {
  const parsed = failure.safeParse(error);
  if (!parsed.success) {
    const name = error instanceof Error ? error.name : "no reason given";
    return { text: `Stripe could not be asked (${name})`, status: undefined, ...open };
  }
  const { type, message, statusCode, code, param, requestId } = parsed.data;
  const details = [statusCode, type, code, requestId].filter((part) => part !== undefined);
  return {
    text: `Stripe failed (${details.join(", ")}): ${clean(message)}`.slice(0, MAX_TEXT),
    status: statusCode,
    param,
    // A wrong key, too many calls or a key of ours that is in use are matters of the moment, not of
    // the request.
    isFinal: type === "StripeInvalidRequestError" || type === "StripeCardError",
  };
}

const open = { param: undefined, isFinal: false } as const;
const MAX_TEXT = 500;
const keys = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;
const addresses = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

function clean(text: string): string {
  return text.replaceAll(keys, "[key]").replaceAll(addresses, "[e-mail]");
}
