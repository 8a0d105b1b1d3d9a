import type { MarkedText } from "#modules/search/cut-excerpt.ts";
import { findTextLanguage } from "#shared/text-language.ts";

/** A text of the owner with the words of a search marked. */
export function Marked({ parts }: { parts: MarkedText }) {
  return (
    <bdi {...findTextLanguage(parts.map(({ text }) => text).join(""))}>
      {parts.map(({ text, isMarked }, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never change
        isMarked ? <mark key={place}>{text}</mark> : text,
      )}
    </bdi>
  );
}
