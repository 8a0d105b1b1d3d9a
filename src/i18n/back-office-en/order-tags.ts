import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import type { orderTagTexts as hebrew } from "../he/order-tags.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";

/** The owner's own words about orders. */
export const orderTagTexts: Translated<typeof hebrew> = {
  label: "Tags",
  one: "Tag",
  button: "Tags",
  title: (value) => `Tags of ${ordersInWords(value)}`,
  way: "Add or remove",
  ways: { add: "Add", remove: "Remove" },
  help: (most) => `Up to ${inWords(most, "1 character", "characters")}. Only staff see tags.`,
  add: "Add tag",
  remove: (tag) => `Remove the tag ${isolate(tag)}`,
  find: (tag) => `All orders with the tag ${isolate(tag)}`,
  more: (value) => `and ${formatCount(value)} more`,
  save: { add: "Add tag", remove: "Remove tag" },
  problems: {
    required: "Enter a tag",
    too_long: (most) => `A tag can have up to ${inWords(most, "1 character", "characters")}`,
    unprintable: "Some characters cannot be saved",
    too_many: (most) => `An order can have up to ${inWords(most, "1 tag", "tags")}`,
  },
  done: {
    add: (value) => `Tag added to ${ordersInWords(value)}`,
    remove: (value) => `Tag removed from ${ordersInWords(value)}`,
  },
  nothing: {
    add: "All selected orders already have this tag",
    remove: "None of the selected orders has this tag",
  },
  undone: "The previous tags are back",
  failed: "The tags did not change.",
  filter: { label: "Tag", all: "All tags" },
};
