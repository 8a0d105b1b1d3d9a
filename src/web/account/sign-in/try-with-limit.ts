import { createAttemptLimiter } from "#shared/attempt-limiter.ts";
import type { BrowserLimitName } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";
import { recordSecurityEvent } from "#web/security/browser-monitor.ts";
import { nowMs } from "#web/browser/clock.ts";

const limiter = createAttemptLimiter(nowMs);

/**
 * Makes a call that counts as an attempt for an e-mail address. Once all attempts are used up it is
 * refused here, at once, as the server would do. Throws ApiError.
 */
export async function tryWithLimit<T>(
  name: BrowserLimitName,
  email: string,
  call: () => Promise<T>,
): Promise<T> {
  const blocked = limiter.check(name, email);
  if (blocked) throw new ApiError("too_many_requests", { retryAfterSeconds: blocked.minutes * 60 });
  try {
    recordSecurityEvent("form_submission");
    const answer = await call();
    // As on the server: a successful sign-in resets the count; requests for mails always count.
    if (name === "signIn" || name === "secondFactor") limiter.remove(name, email);
    else limiter.record(name, email);
    return answer;
  } catch (error) {
    // A request that never reached the server does not count as an attempt.
    const isAnswer = error instanceof ApiError && error.code !== "offline";
    if (isAnswer) limiter.record(name, email);
    const isWrong = isAnswer && ["invalid_credentials", "invalid_code"].includes(error.code);
    if (isWrong) recordSecurityEvent("auth_failure");
    throw error;
  }
}
