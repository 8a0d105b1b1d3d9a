// Finds the Chromium that the end-to-end tests drive, and installs one where there is none.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import {
  installMissing,
  installPackage,
  mayInstallPackages,
  runInstaller,
} from "./debian-packages.ts";
import { isExecutable } from "./is-executable.ts";

const root = join(import.meta.dirname, "../..");
const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium without its windows. Windows would cost a quarter of the processor time of a test. */
const withoutWindows = "chromium-headless-shell";

/** The path of a browser that is there, or undefined. CHROMIUM names one that lies elsewhere. */
export function findBrowser(): string | undefined {
  return getFirst([
    process.env.CHROMIUM,
    ...commands.flatMap(getPlaces),
    ...applications,
    chromium.executablePath(),
  ]);
}

/** The same for tests: the one without windows where it is installed. */
export function findTestBrowser(): string | undefined {
  return findWithoutWindows() ?? findBrowser();
}

function findWithoutWindows(): string | undefined {
  return getFirst([process.env.CHROMIUM, ...getPlaces(withoutWindows)]);
}

/**
 * The same as `installBrowser`; beside a Chromium that is Debian's package it installs the one
 * without windows, too. Without that the tests only take longer.
 */
export function installTestBrowser(): void {
  installBrowser();
  if (!isExecutable("/usr/lib/chromium/chromium")) return;
  installMissing(withoutWindows, () => findWithoutWindows() !== undefined);
}

/**
 * Installs a browser if there is none; what the installers print is their progress. Throws when
 * none can be had.
 */
export function installBrowser(): void {
  if (findBrowser()) return;
  console.log("The browser is missing; installing Chromium.");
  if (mayInstallPackages() && isDebianPackaged()) {
    installPackage("chromium");
    if (findBrowser()) return;
  }
  const deps = process.platform === "linux" && process.getuid?.() === 0 ? ["--with-deps"] : [];
  runInstaller(process.execPath, [
    join(root, "node_modules/@playwright/test/cli.js"),
    "install",
    ...deps,
    "chromium",
  ]);
  if (!findBrowser()) {
    throw new Error(
      "No browser could be installed. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.",
    );
  }
}

/** Ubuntu's package of this name only points to a snap, which does not work in containers. */
function isDebianPackaged(): boolean {
  runInstaller("apt-get", ["update"]);
  const policy = spawnSync("apt-cache", ["show", "chromium"], { encoding: "utf8" });
  return policy.status === 0 && !policy.stdout.includes("snap");
}

function getPlaces(command: string): string[] {
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"].map((folder) =>
    join(folder, command),
  );
}

function getFirst(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== "" && isExecutable(path));
}
