import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { startTestClock } from "./tests/support/test-clock.ts";

startTestClock();

export default defineConfig({
  test: {
    // The summary of the checks names every test that needed the second try.
    retry: 1,
    // Many tests wait for the database or for time to pass: as many workers as cores would leave a
    // part of them idle.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs runs into it: a busy machine is several times as slow as a quiet one.
    testTimeout: 120_000,
    setupFiles: ["tests/support/move-date.ts", "tests/support/no-console-noise.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: [
            "{src,media,content,scripts,bench}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          isolate: false,
          include: ["tests/integration/**/*.test.ts"],
          // One database server for all files; each file makes its own database with
          // `testDatabase()`.
          globalSetup: ["tests/support/database-server.ts"],
          hookTimeout: 180_000,
          // Tests may wait longer on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
