import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import type {
  contentActions as actionsInHebrew,
  contentEditor as hebrew,
} from "../he/content-editor.ts";
import type { Translated } from "../translated.ts";
import { entries } from "./entries.ts";

/** The editor of a document. */
export const contentEditor: Translated<typeof hebrew> = {
  back: "Back to texts",
  loadFailed: "The text could not be loaded",
  sections: "Sections of the text",
  general: "General",
  tabs: { label: "Edit or preview", form: "Edit", preview: "Preview" },
  save: {
    saved: (time) => `Saved at ${time}`,
    nothing: "No changes",
    waiting: "Unsaved changes",
    saving: "Saving…",
    notSaved: "Not saved. Trying again; do not close the page until then.",
    clash: "Saving waits until you choose between the versions",
    failed: "The draft could not be saved.",
  },
  clash: {
    title: "Someone else changed the same fields",
    text: "What you typed is still here, and the other version is beside it. Choose one of them for each field.",
  },
  findings: {
    problems: "What prevents publishing",
    warnings: "Worth checking",
    of: {
      required: "The field is empty, but needs content.",
      too_long: "The text is too long.",
      too_many: "There are too many items.",
      unprintable: "The text has characters that cannot be shown.",
      unknown_placeholder: "This placeholder is not known.",
      unknown_condition: "This condition is not known.",
      unclosed_condition:
        "A condition has to be closed with \u2066{/if}\u2069 before another one can be opened.",
      not_a_link:
        "This is not a link. Use a path in the shop, \u2066https:\u2069, \u2066mailto:\u2069 or \u2066tel:\u2069.",
      not_an_address: "This is not an email address.",
      not_a_picture: "This image is not known.",
      not_a_colour: "This is not a colour. The format is #rrggbb.",
      not_an_anchor: "Lowercase Latin letters, digits and hyphens only.",
      not_a_day: "This is not a date.",
      not_a_number: "This is not a number.",
      out_of_bounds: "The number is out of range.",
      ends_before_it_begins: "The end is before the beginning.",
      not_a_country: "There is no such country.",
      not_a_choice: "Choose one of the options.",
      not_a_text: "The content is not valid.",
      taken: "The value is already in the list.",
      broken_link: "The link leads to a page that does not exist.",
      missing_alt: "The image has no description.",
      contradicts_policy: "The number contradicts the policies or the prices.",
      contradicts_fact: "The promise is not true today. You can put it into a condition.",
      not_in_a_menu:
        "No menu leads to the page. You can add a link in the document “Menus and pages”.",
      title_is_cut: "Search engines will shorten the title or the description:",
    },
    tooLong: (length, longest) =>
      `${formatCount(length)} characters; up to ${formatCount(longest)} recommended.`,
  },
  field: {
    insert: "Insert value",
    insertInto: (field) => `Insert value into ${field}`,
    own: "In this text only",
    /** Conditions: what stands in them is read only then. */
    facts: {
      gift: "Only while there is a gift",
      freeShipping: "Only while shipping is free for everyone",
      market: (code) => `Only on pages of the market ${isolate(code)}`,
    },
    holds: (isTrue) => (isTrue ? "True today" : "Not true today"),
    count: (length, max) => `${length} of ${max} characters`,
    noImage: "No image",
    imageHelp: "Address of an image in the library",
    chooseColor: "Choose colour",
    colorHelp: "In the format #rrggbb",
    loading: "Loading the text editor…",
  },
  list: {
    add: (list) => `Add: ${list}`,
    item: (place) => `Item ${place}`,
    ...entries,
    full: (max) => `At most ${max} items`,
    moved: (item, place) => `${isolate(item)} is now number ${place}`,
    removed: (item) => `${isolate(item)} removed`,
    empty: "The list is empty",
    count: (items) => (items === 1 ? "1 item" : `${items} items`),
  },
};

/** Texts for the actions on a document as a whole. */
export const contentActions: Translated<typeof actionsInHebrew> = {
  more: "More actions",
  publish: {
    button: "Publish",
    title: "Publish the changes?",
    text: "Visitors will see these changes:",
    submit: "Publish now",
    nothing: "Nothing to publish: the text is the same as what is shown.",
    problems: "Fix this first:",
    unsaved: "Waiting for the draft to be saved",
    saved: "Published",
    failed: "The text could not be published.",
  },
  schedule: {
    button: "Schedule publishing",
    at: "Publish on",
    cancel: "Cancel schedule",
    saved: "Publishing scheduled",
    failed: "Publishing could not be scheduled.",
  },
  unschedule: { saved: "Schedule cancelled", failed: "The schedule could not be cancelled." },
  restore: {
    saved: "Version copied to the draft",
    failed: "This version could not be restored.",
  },
  discard: {
    button: "Delete draft",
    title: "Delete the draft?",
    text: "The text goes back to the version that is shown now.",
    saved: "Draft deleted",
    failed: "The draft could not be deleted.",
  },
  deliver: {
    button: "Restore original",
    title: "Restore the original text?",
    text: "Visitors will see the text that came with the shop. Today’s version stays in the history.",
    saved: "The original text is shown",
    failed: "The original text could not be restored.",
  },
  remove: {
    button: "Remove from the shop",
    title: "Remove the page from the shop?",
    text: "The address stops working. You can bring the page back at any time.",
    saved: "Page removed",
    failed: "The page could not be removed.",
  },
  bringBack: {
    button: "Bring back to the shop",
    saved: "The page is back in the shop",
    failed: "The page could not be brought back.",
  },
  history: {
    button: "History",
    title: "Version history",
    of: (name) => `Published before: ${isolate(name)}`,
    failed: "The history could not be loaded",
    empty: "No changes published yet",
    emptyText: "The text that came with the shop is shown.",
    more: "Earlier versions",
    kinds: { published: "Published", delivered: "Original restored", removed: "Removed" },
    automatic: "On schedule",
    show: "Show changes",
    hide: "Hide changes",
    restore: "Restore this version",
    same: "No difference in the text.",
  },
  differences: {
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    moved: "Moved",
    empty: "(empty)",
    page: "The whole page",
    noDescription: "(image without a description)",
  },
  preview: {
    /** In place of a page that cannot be shown while these fields are empty. */
    notYet: (fields) =>
      `Not published yet. A preview appears once these fields have content: ${isolate(fields)}.`,
    title: "Preview",
    width: "Screen width",
    phone: "Phone",
    desktop: "Desktop",
    open: "Open in a new tab",
    failed: "The preview could not be loaded",
    none: "This text has no page of its own, so there is no preview.",
    frame: (name) => `Preview of ${isolate(name)}`,
  },
};
