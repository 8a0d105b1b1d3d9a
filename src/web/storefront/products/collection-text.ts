import type { Content } from "#modules/content/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import type { ColorWords } from "../colors/color-words.ts";

/** Texts of the collection, and the colors of the first product that they tell of. */
export type Said = { readonly words: Content["collection"]; readonly colors: ColorWords };

/** Text beside its heading. */
export function getLede({ words, colors }: Said, isSeveral: boolean): string {
  const { isCarrier, count } = colors;
  if (isSeveral || !isCarrier) return words.several.text;
  return count === undefined ? words.text : fillText(words.textOfSeveral, { count });
}

/**
 * Title and description of it for search engines; `category` is the name of the one that is shown.
 */
export function getTitle(
  { words, colors: { names } }: Said,
  { category, products }: { category: string | undefined; products: number },
): { title: string; description: string } {
  const { several } = words;
  if (category !== undefined)
    return {
      title: fillText(several.titleOfCategory, { category }),
      description: fillText(several.descriptionOfCategory, { category }),
    };
  if (products > 1) return several;
  return {
    title: words.title,
    description:
      names === undefined
        ? words.descriptionWithoutColours
        : fillText(words.description, { colours: names }),
  };
}
