import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The buttons of an entry in a list, by the entry's name. */
export const entries = words("entries", {
  remove: (item: string) => `הסרת ${isolate(item)}`,
  up: (item: string) => `הזזת ${isolate(item)} למעלה`,
  down: (item: string) => `הזזת ${isolate(item)} למטה`,
  first: "כבר ראשון ברשימה",
  last: "כבר אחרון ברשימה",
});
