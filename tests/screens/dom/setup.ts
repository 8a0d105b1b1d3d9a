// Before every file of screen tests.
import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/dom";
import { afterEach } from "vitest";
import { addBrowserParts } from "./browser-parts.ts";
import { closePage } from "./window.ts";

const DESKTOP = 1440;

addBrowserParts(DESKTOP);
sayNothingOfPlaces();
configure({
  // Only what never comes runs into it.
  asyncUtilTimeout: 10_000,
  // Without the whole page.
  getElementError: (message) => new Error(message ?? "nothing found"),
});
afterEach(() => {
  closePage();
  addBrowserParts(DESKTOP);
});

/** React remarks on scripts in pages that are not sent. */
function sayNothingOfPlaces(): void {
  const { error } = console;
  const ofPlaces = /^Encountered a script tag/;
  console.error = (...args) => {
    if (!ofPlaces.test(String(args[0]))) error(...args);
  };
}
