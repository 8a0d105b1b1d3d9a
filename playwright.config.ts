import { defineConfig, devices } from "@playwright/test";
import { findTestBrowser } from "./scripts/install/browser.ts";
import { startTestClock } from "./tests/support/test-clock.ts";

startTestClock();

/**
 * What a browser window does for the person in front of it, and nobody is: above all the lists of
 * suggestions below its address bar, which are two pages of the browser's own, opened with every
 * page of a test at half of the whole cost; and a process kept ready for the next page, which no
 * test of one page ever uses. The rest is Playwright's own list, for a browser listens to the last
 * one only.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Leaves out the two optimizing compilers: a page of a test is gone before their work pays. Without
 * both of them pages take a fifth less processor time; without the first alone the accessibility
 * checks take more.
 */
const withoutCompilers = "--js-flags=--no-maglev,--no-turbofan";

/**
 * Without these a browser that nobody uses still talks to its maker's servers. Chromium refuses its
 * sandbox to root.
 */
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  withoutCompilers,
  `--disable-features=${disabledFeatures.join(",")}`,
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  // They have a configuration of their own: playwright.moments.config.ts.
  testIgnore: "**/moments/**",
  outputDir: "test-results",
  // A file has its worker's shops for itself while it runs.
  fullyParallel: false,
  // Two leave a tenth of two cores idle.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  // Only what hangs runs into them: a busy machine is several times as slow as a quiet one.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "en-US",
    timezoneId: "Asia/Jerusalem",
    // A worker answers in place of the shop; the tests about it allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "desktop",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath: findTestBrowser(), args },
      },
    },
  ],
  globalSetup: "./tests/e2e/start-database.ts",
});
