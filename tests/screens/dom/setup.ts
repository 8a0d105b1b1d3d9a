// Before every file of screen tests.
import { configure } from "@testing-library/dom";
import { afterEach } from "vitest";
import { addBrowserParts } from "./browser-parts.ts";
import { closePage } from "./window.ts";

const DESKTOP = 1440;

addBrowserParts(DESKTOP);
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
