import type { dealers as hebrew } from "../he/dealers.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The dealer inquiries by stage. */
export const dealers: Translated<typeof hebrew> = {
  title: "Dealers",
  search: "Business, contact, city or email",
  board: "Dealer inquiries by stage",
  failed: "Could not load the dealer inquiries",
  none: "No inquiries at this stage",
  notFound: { title: "No inquiries found", text: "No inquiries match the search." },
  move: "Move to stage",
  moveLabel: (company) => `Move ${isolate(company)} to another stage`,
  since: "Received",
  more: (count) => `and ${formatCount(count)} older`,
  keys: "Shift with the left or right arrow moves the focused inquiry to the stage beside it.",
};
