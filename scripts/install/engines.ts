// Finds the browsers of other makers that the journeys also go through, and installs them where
// that is possible.
import { delimiter, join } from "node:path";
import { installMissing } from "./debian-packages.ts";
import { isExecutable } from "./is-executable.ts";

/** A stock Firefox, or undefined. FIREFOX names one that lies elsewhere. */
export function findFirefox(): string | undefined {
  return findFirst([process.env["FIREFOX"], ...places("firefox-esr"), ...places("firefox")]);
}

/** Installs Firefox if there is none. */
export function installFirefox(): void {
  installMissing("firefox-esr", () => findFirefox() !== undefined);
}

export const noFirefox = "there is no Firefox; Debian's package is firefox-esr";

export type WebKitPrograms = { driver: string; browser: string; screen: string };

/** WebKit's driver, its browser and a screen for it, or undefined where one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findFirst(places("WebKitWebDriver"));
  const screen = findScreen();
  const browser = findFirst(
    ["x86_64", "aarch64"].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
  );
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

const findScreen = () => findFirst(places("Xvfb"));

/** Installs WebKit's driver, with its browser, and a screen for it, as far as they are missing. */
export function installWebKit(): void {
  installMissing("xvfb", () => findScreen() !== undefined);
  installMissing("webkit2gtk-driver", () => findWebKit() !== undefined);
}

export const noWebKit =
  "there is no WebKit; Debian's packages are webkit2gtk-driver (with MiniBrowser) and xvfb";

function places(command: string): string[] {
  return [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin"].map((folder) =>
    join(folder, command),
  );
}

function findFirst(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== "" && isExecutable(path));
}
