import type { Content } from "#modules/content/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import type { ColorWords } from "../colors/color-words.ts";

type Words = Pick<Content, "home" | "collection">;

/** Texts of home about its products, and about itself; `colors` are those of the first one. */
export function toHomeText({ home, collection }: Words, colors: ColorWords) {
  const { isCarrier, count, names } = colors;
  const description =
    names === undefined
      ? home.descriptionWithoutColours
      : fillText(home.description, { colours: names });
  if (!isCarrier)
    return { heading: collection.heading, text: collection.several.text, description };
  const { heading, headingOfSeveral, text } = home.products;
  return {
    heading: count === undefined ? heading : fillText(headingOfSeveral, { count }),
    text,
    description,
  };
}
