import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import { toAccountError } from "./account-error.ts";

const getMessage = (error: unknown) => toAccountError(error).message;

test("SIGN-15 a used-up limit shows the minutes to wait, rounded up and at least one", () => {
  const after = (retryAfterSeconds: number) =>
    getMessage(new ApiError("too_many_requests", { retryAfterSeconds }));
  expect(after(900)).toBe("Too many attempts. Please try again in 15 minutes.");
  expect(after(61)).toBe("Too many attempts. Please try again in 2 minutes.");
  expect(after(0)).toBe("Too many attempts. Please try again in 1 minute.");
  expect(getMessage(new ApiError("too_many_requests"))).toMatch(/in 1 minute\.$/);
});

test("SIGN-16 a missing connection has its own message", () => {
  expect(getMessage(new ApiError("offline"))).toContain("You seem to be offline");
});

test("SIGN-24 an unexpected error is reported in one plain sentence, without its details", () => {
  for (const error of [new ApiError("internal"), new TypeError("x is undefined"), undefined])
    expect(getMessage(error)).toBe("An unexpected error occurred");
});
