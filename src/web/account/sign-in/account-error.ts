import { account } from "#i18n/en/account.ts";
import { errors } from "#i18n/en/errors.ts";
import { toMinutes } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";

const text = account.errors;
const messages: Partial<Record<ApiError["code"], string>> = errors;

/** Why something was refused, for the whole form. */
export type AccountError = { readonly code: ApiError["code"]; readonly message: string };

export function toAccountError(error: unknown): AccountError {
  const code = error instanceof ApiError ? error.code : "internal";
  if (code === "too_many_requests") {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    return { code, message: text.tooManyAttempts(toMinutes(seconds ?? 0)) };
  }
  if (code === "offline") return { code, message: text.offline };
  return { code, message: messages[code] ?? text.unexpected };
}

/** Whether the link of a mail is refused for good: too old, used, or never one of ours. */
export function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === "link_expired" || error.fields["token"] !== undefined)
  );
}
