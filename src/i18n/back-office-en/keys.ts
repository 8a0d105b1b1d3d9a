import type { keys as hebrew } from "../he/keys.ts";
import type { Translated } from "../translated.ts";

/** The list of the keys. */
export const keys: Translated<typeof hebrew> = {
  title: "Keyboard shortcuts",
  intro: "The keys work with a Hebrew keyboard layout, too, but not while you type in a field.",
  groups: { general: "General", go: "Go to a page" },
  followedBy: "then",
  palette: "Search and commands",
  search: "Go to the page’s search",
  newOrder: "New order",
  help: "List of shortcuts",
  active: "Single-key shortcuts are on",
};
