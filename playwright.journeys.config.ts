// Journeys by pointer and finger, in three engines; each worker has a shop of its own.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { findFirefox } from "./scripts/install/engines.ts";
import type { Engine } from "./tests/journeys/test.ts";

const [desktop] = base.projects ?? [];
const launchOptions = desktop?.use?.launchOptions;

export default defineConfig<object, { engine: Engine }>({
  ...base,
  testDir: "tests/journeys",
  testIgnore: [],
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  webServer: undefined,
  projects: [
    { name: "chromium", use: { engine: "chromium", launchOptions } },
    {
      name: "firefox",
      use: {
        engine: "firefox",
        channel: "moz-firefox",
        launchOptions: {
          channel: "moz-firefox",
          executablePath: findFirefox(),
          // Fingers, which a desktop does not have.
          firefoxUserPrefs: {
            "dom.w3c_touch_events.enabled": 1,
          },
        },
      },
    },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
