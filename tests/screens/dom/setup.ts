// Before every file of screen tests.
import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/dom";
import { afterEach } from "vitest";
import { addBrowserParts } from "./browser-parts.ts";
import { closePage } from "./window.ts";

const DESKTOP = 1440;

addBrowserParts(DESKTOP);
sayNothingOfScripts();
configure({
  // Only what never comes runs into it.
  asyncUtilTimeout: 30_000,
  // Without the whole page.
  getElementError: (message) => new Error(message ?? "nothing found"),
});
afterEach(() => {
  closePage();
  addBrowserParts(DESKTOP);
});

/** A browser is sent its pages with the data for search engines in them; here they are made anew. */
function sayNothingOfScripts(): void {
  const { error } = console;
  console.error = (...args) => {
    if (!String(args[0]).startsWith("Encountered a script tag")) error(...args);
  };
}
