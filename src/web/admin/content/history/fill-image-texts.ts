import { contentActions } from "#i18n/he/content-editor.ts";

const ADDRESS = /\/(?:media|uploads)\/[\w/-]+/g;

/** A text with the descriptions of pictures in place of their addresses. */
export function fillImageTexts(
  words: string,
  imageTexts: Readonly<Record<string, string>>,
): string {
  return words.replaceAll(ADDRESS, (address) =>
    Object.hasOwn(imageTexts, address)
      ? (imageTexts[address] ?? "")
      : contentActions.differences.noDescription,
  );
}
