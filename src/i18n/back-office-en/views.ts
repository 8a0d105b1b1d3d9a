import { isolate } from "#shared/isolate-text.ts";
import type { views as hebrew } from "../he/views.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

/** Saved views of a list. */
export const views: Translated<typeof hebrew> = {
  bar: "Views",
  all: "All",
  save: "Save view",
  manage: "Manage views",
  shared: "Shared",
  saveTitle: "Save view",
  saveText: "Saves the list’s current search, filters and sort order under a name.",
  fields: {
    name: {
      label: "View name",
      problems: {
        required: "Name the view",
        too_long: "The name is too long",
        taken: "This name is already in use",
        unprintable: "The name has characters that cannot be saved",
        too_many: (most) =>
          `You can save up to ${inWords(Number(most), "1 view", "views")}. To save another, delete one first.`,
      },
    },
    isShared: { label: "Shared view", help: "Everyone who sees this list sees the view, too." },
  },
  saved: "View saved",
  failed: "The view was not saved.",
  readFailed: "The views could not be loaded",
  manageTitle: "Manage views",
  rename: (name) => `Rename ${isolate(name)}`,
  renamed: "View renamed",
  renameTitle: "Rename",
  update: "Update to the current filters",
  updateOf: (name) => `Update ${isolate(name)} to the current filters`,
  updated: "View updated",
  remove: (name) => `Delete ${isolate(name)}`,
  removeTitle: "Delete this view?",
  removeText: (name) =>
    `The view “${isolate(name)}” will be deleted. Orders and customers do not change.`,
  removeShared: "The view is shared, so it will be deleted for everyone.",
  removed: "View deleted",
  removeFailed: "The view was not deleted.",
};
