import type { contentList as hebrew } from "../he/content.ts";
import type { Translated } from "../translated.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The list of everything that the shop says. */
export const contentList: Translated<typeof hebrew> = {
  title: "Content",
  search: "Search by name or address",
  failed: "The texts could not be loaded",
  columns: { name: "Text", state: "Status", changed: "Last change" },
  none: "No texts found",
  noneText: "Try another word, or clear the filters.",
  groupFilter: "Type of text",
  groups: { shop: "Shop", pages: "Pages", articles: "Articles", mails: "Emails" },
  states: {
    changed: "Changed",
    new: "New",
    removed: "Removed",
  },
  draft: "Draft",
  scheduled: "Scheduled",
  filter: {
    label: "Filter by status",
    all: "All",
    changed: "Changed",
    draft: "Drafts",
    scheduled: "Scheduled",
    late: "Not published on time",
    removed: "Removed",
  },
  /** The last change of a document. */
  draftBy: (name) => `Draft by ${isolate(name)}`,
  published: "Published",
  create: {
    button: "Add",
    article: "New article",
    page: "New page",
    fields: {
      title: { label: "Title" },
      slug: { label: "Address", problems: { taken: "This address is already taken." } },
    },
    slugHelp: (path) => `Will appear as ${isolate(path)}`,
    submit: "Create",
    failed: "The page could not be created.",
  },
};
