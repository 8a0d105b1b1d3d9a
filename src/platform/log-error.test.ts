import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { createLog } from "./log.ts";
import { logError } from "./log-error.ts";

test.each([
  ["a bug", new Error("undefined is no function"), "error"],
  ["a database that is away", new AppError("unavailable", "away"), "error"],
  ["a crowd", new AppError("unavailable", "full", { retryAfterSeconds: 1 }), "debug"],
  ["a body that broke off", new AppError("bad_request", "the body broke off"), "debug"],
])("HOST-47 %s is logged at its proper level", (_, err, level) => {
  const lines: string[] = [];
  const log = createLog({
    level: "debug",
    destination: { write: (line) => void lines.push(line) },
  });
  logError(log, { err, requestId: "1" }, "a form could not be taken");
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level, requestId: "1", msg: "a form could not be taken" },
  ]);
});
