import { expect, test } from "vitest";
import { toShownError } from "./shown-error.ts";

test.each([
  ["550 no mailbox noa.levi@mail.example here", "550 no mailbox [e-mail] here"],
  [
    "answer 401 from https://u:p@rates.example/v6/abc?key=s3cret",
    "answer 401 from https://rates.example/…",
  ],
  ["token eyJhbGciOiJIUzI1NiJ9abc was refused", "token … was refused"],
  ["mail 0b5f6e2a-9f0f-4a6b-8f43-2d8c1a8c7d11 is gone", "mail … is gone"],
  ["call +972 50-123-4567 back", "call … back"],
  ["Failed query: select 1\nparams: noa,050-0000000", "Failed query: select 1"],
  [
    "duplicate key value violates unique constraint orders_idempotency_key",
    "duplicate key value violates unique constraint orders_idempotency_key",
  ],
  ["connect ECONNREFUSED 127.0.0.1:2525", "connect ECONNREFUSED 127.0.0.1:2525"],
])("JOBS-22 of the error %j the back office shows %j", (error, shown) => {
  expect(toShownError(error)).toBe(shown);
});

test("JOBS-22 long errors are truncated", () => {
  expect(toShownError("x ".repeat(500))).toHaveLength(300);
});
