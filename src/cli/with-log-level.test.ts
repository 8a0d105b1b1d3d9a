import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { withLogLevel } from "./with-log-level.ts";

test.each([
  ["on a terminal only trouble is told", {}, true, "error"],
  ["elsewhere every request is told", {}, false, "info"],
  ["what somebody asks for counts on a terminal, too", { LOG_LEVEL: "debug" }, true, "debug"],
])("RUN-12 %s", (_, env, isTerminal, expected) => {
  expect(readConfig(withLogLevel(env, { isTerminal }), "/").logLevel).toBe(expected);
});
