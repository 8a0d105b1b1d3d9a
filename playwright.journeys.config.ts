// Journeys by pointer and finger, in three engines; each worker has a shop of its own.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { findFirefox } from "./scripts/install/engines.ts";
import type { Engine } from "./tests/journeys/test.ts";

const [desktop] = base.projects ?? [];
const firefox = {
  channel: "moz-firefox",
  executablePath: findFirefox(),
  // On a desktop it listens to no finger.
  firefoxUserPrefs: { "dom.w3c_touch_events.enabled": 1 },
};

export default defineConfig<object, { engine: Engine }>({
  testDir: "tests/journeys",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  // WebKit draws without a graphics card here, and takes five times as long as the others.
  timeout: 240_000,
  projects: [
    {
      name: "chromium",
      use: { engine: "chromium", launchOptions: desktop?.use?.launchOptions },
    },
    { name: "firefox", use: { engine: "firefox", launchOptions: firefox } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
