import type { MarkedText } from "#modules/search/cut-excerpt.ts";
import { findTextLanguage } from "#shared/text-language.ts";

/** A text of the owner with the words of a search marked. */
export function Marked({ parts }: { parts: MarkedText }) {
  return (
    <bdi {...findTextLanguage(parts.map(({ text }) => text).join(""))}>
      {parts.map(({ text, isMarked }, place) =>
        isMarked ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no name, and never change
          <mark key={place} className="bg-brand-quiet text-on-brand-quiet">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
