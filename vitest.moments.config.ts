// Tests of code that counts hours, days or months, at chosen moments: these files, each time with
// another clock. `TEST_EFFORT=full npx vitest run --config vitest.moments.config.ts --project "29
// February"` takes one of them, with those that need a database.
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";
import { isFullEffort } from "./tests/support/effort.ts";
import { moments } from "./tests/support/moments.ts";

const files = [
  "src/shared/{attempt-limiter,business-days,days}.test.ts",
  "src/i18n/format.test.ts",
  "src/modules/**/{confirmation,monitor,reply-deadline,submission-key}.test.ts",
  "src/web/**/{inactivity,near-day,refresh-due,stored-consent,stored-session,welcome-back}.test.ts",
];

const filesOnDatabase = [
  "tests/integration/analytics/agreement.test.ts",
  "tests/integration/data/seed-demo.test.ts",
  "tests/integration/back-office/dashboard.test.ts",
  "tests/integration/identity/cleanup.test.ts",
  "tests/integration/messages/spam-and-limits.test.ts",
  "tests/integration/orders/orders-api.test.ts",
];

export default mergeConfig(
  { ...base, test: { ...base.test, projects: [] } },
  defineConfig({
    test: {
      globalSetup: isFullEffort ? ["tests/support/database-server.ts"] : [],
      projects: Object.entries(moments).map(([name, moment]) => ({
        extends: true,
        test: {
          name,
          isolate: false,
          include: isFullEffort ? [...files, ...filesOnDatabase] : files,
          env: { TEST_MOMENT: moment, TIMED_SHOPS: "at the moment" },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      })),
    },
  }),
);
