import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { startTestClock } from "./tests/support/test-clock.ts";

startTestClock();

/**
 * What takes long is in files of this name, which `npm run test:all` runs and `npm test` does not:
 * containers, backups by the tools, failover, replicas.
 */
const longTests = "tests/integration/**/*.long.test.ts";

const quickPasswordCost = join(import.meta.dirname, "tests/support/quick-password-cost.ts");

/** One database server for all files; each file makes its own database with `testDatabase()`. */
const onDatabase = {
  alias: [{ find: /^.*\/password-cost\.ts$/, replacement: quickPasswordCost }],
  isolate: false,
  globalSetup: ["tests/support/database-server.ts"],
  hookTimeout: 180_000,
  // Tests may wait longer on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // Transformed once for all runs, by content.
    fsModuleCache: true,
    // Styles have no effect here, but a page links them by their address.
    css: { include: [/\.css\?url$/] },
    // Many tests wait for the database or for time to pass: as many workers as cores would leave a
    // part of them idle.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs runs into it: a busy machine is several times as slow as a quiet one.
    testTimeout: 120_000,
    setupFiles: [
      "tests/support/move-date.ts",
      "tests/support/no-console-noise.ts",
      "tests/support/show-what-hangs.ts",
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          setupFiles: ["tests/support/image-words.ts", "tests/support/settled-imports.ts"],
          include: [
            "{src,media,content,scripts,tools}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [longTests],
        },
      },
      { extends: true, test: { ...onDatabase, name: "long", include: [longTests] } },
      {
        extends: true,
        test: {
          name: "screens",
          isolate: false,
          include: ["tests/screens/**/*.test.ts"],
          environment: "./tests/screens/dom/environment.ts",
          environmentOptions: { jsdom: { url: "http://shop.example/" } },
          alias: [
            ...onDatabase.alias,
            // As in a browser.
            {
              find: "#i18n/english.ts",
              replacement: join(import.meta.dirname, "src/i18n/english.ts"),
            },
            {
              find: /^react-dom\/server$/,
              replacement: join(import.meta.dirname, "tests/screens/dom/server-renderer.ts"),
            },
          ],
          setupFiles: ["tests/screens/dom/setup.ts", "tests/support/image-words.ts"],
          globalSetup: ["tests/support/database-server.ts"],
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
