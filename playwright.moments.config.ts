// Browser tests that depend on the time, at chosen moments: each in a shop of its own that begins
// there.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import type { AtMoment } from "./tests/e2e/moments/test-at-moment.ts";
import { moments } from "./tests/support/moments.ts";

const [desktop] = base.projects ?? [];

export default defineConfig<object, AtMoment>({
  ...base,
  testDir: "tests/e2e/moments",
  testIgnore: [],
  timeout: 90_000,
  globalSetup: [],
  projects: Object.entries(moments).map(([name, moment]) => ({
    ...desktop,
    name,
    use: { ...desktop?.use, moment },
  })),
});
