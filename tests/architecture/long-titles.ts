// A test that proves much at once says too little when it fails.
import { behaviourId, leadingIds } from "./product-spec.ts";
import type { SourceFile } from "./sources.ts";
import { listTitles } from "./titles.ts";

const maxIds = 3;
const maxLength = 140;

const manyIds = new RegExp(`(?:${behaviourId}[,\\s]+){${maxIds + 1}}`);
/** Reading the syntax of every test takes long; without such a line there is no such title. */
const mayHoldLongTitle = (text: string) =>
  manyIds.test(text) || text.split("\n").some((line) => line.length > maxLength);

/** The titles of a file with more than three ids or more than 140 characters, one line each. */
export function longTitles({ path, text }: SourceFile): string[] {
  if (!mayHoldLongTitle(text)) return [];
  return listTitles({ path, text })
    .map((title) => ({ ...title, ids: leadingIds(title.text).length }))
    .filter((title) => title.ids > maxIds || title.text.length > maxLength)
    .map(
      (title) =>
        `${path}:${title.line}: ${title.ids} ids, ${title.text.length} characters: ${title.text}`,
    );
}
