import pg from "pg";
import { expect, test } from "vitest";
import { ConfigError } from "#platform/config.ts";
import { StartupError } from "#platform/startup-error.ts";
import { getErrorCause, describeError, getErrorKind } from "./describe-error.ts";

test("RUN-40 the cause of a failed start is one line below its explanation, without passwords and personal data", () => {
  const cause = new Error("wrapped", {
    cause: new Error(
      "connect to postgres://owner:hush@db.example failed for ada@mail.example.\n  at x",
    ),
  });
  const error = new StartupError("The database could not be started.", { cause });
  expect(describeError(error)).toBe("The database could not be started.");
  expect(getErrorCause(error)).toBe("connect to postgres://db.example failed for [e-mail]");
});

test("RUN-40 a missing cause, or one that the explanation contains, prints no line", () => {
  const cause = new Error("connect ECONNREFUSED");
  expect(getErrorCause(new StartupError("It fails: connect ECONNREFUSED.", { cause }))).toBe(
    undefined,
  );
  expect(getErrorCause(new StartupError("It fails."))).toBe(undefined);
  const ofSystem = Object.assign(new Error("listen EADDRINUSE: address already in use"), {
    syscall: "listen",
  });
  expect(getErrorCause(new StartupError("The port is in use.", { cause: ofSystem }))).toBe(
    undefined,
  );
  expect(getErrorCause(new ConfigError(["PORT: must be a number."]))).toBe(undefined);
  expect(getErrorCause("words")).toBe(undefined);
});

test.each(["XX001", "XX002", "58P01"])(
  "RUN-41 the error %s of a damaged table is explained with what to do, without its query",
  (code) => {
    const message = new pg.DatabaseError(
      'invalid page in block 3 of relation "orders".',
      1,
      "error",
    );
    Object.assign(message, { code, severity: "ERROR" });
    const error = new Error("Failed query: select *\n from orders", { cause: message });
    expect(getErrorKind(error)).toBe("failed");
    expect(describeError(error)).toMatch(
      /^The database is damaged\. PostgreSQL says: invalid page in block 3 of relation "orders"\. .*restore a backup[^\n]*$/,
    );
  },
);

test.each([
  [
    "42501",
    "permission denied for table system_settings",
    /^Privileges are missing in .*pg_restore -x/,
  ],
  [
    "53100",
    "could not extend file: No space left on device",
    /^The disk of the database is full\./,
  ],
])("BACK-68 the error %s is explained by its cause, with what to do", (code, text, words) => {
  const cause = Object.assign(new pg.DatabaseError(text, 1, "error"), { code, severity: "ERROR" });
  const error = new Error("Failed query: select *\n from system_settings", { cause });
  expect(getErrorKind(error)).toBe("failed");
  expect(describeError(error)).toMatch(words);
  expect(describeError(error)).toContain(`PostgreSQL says: ${text}.`);
  expect(describeError(error)).not.toContain("Failed query");
});

test("a bug keeps its stack trace", () => {
  const error = new Error("oops");
  expect([getErrorKind(error), describeError(error)]).toEqual(["bug", error.stack]);
});
