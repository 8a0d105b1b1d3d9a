import { contentActions } from "#i18n/he/content-editor.ts";
import { Tag } from "#ui/tag.tsx";
import { describePath } from "../../kit/describe-path.ts";
import { fillImageTexts } from "./fill-image-texts.ts";
import type { Difference, Piece } from "./list-differences.ts";

const text = contentActions.differences;
const tones = { added: "ok", removed: "danger", changed: "info", moved: "mute" } as const;
/** This much unchanged text is shown before and after a change. */
const MAX_SAME = 80;

type DifferenceListProps = {
  documentKey: string;
  differences: readonly Difference[];
  /** Descriptions of images, by address. */
  imageTexts: Readonly<Record<string, string>>;
};

/** Changes field by field: words that were added and removed. */
export function DifferenceList({ documentKey, differences, imageTexts }: DifferenceListProps) {
  return (
    <ul className="grid gap-3">
      {differences.map(({ path, kind, pieces }, at) => (
        // At the same place something may be removed and something else added.
        <li key={`${path} ${kind} ${at}`} className="grid gap-1 rounded-sm border border-line p-3">
          <p className="flex flex-wrap items-center gap-2 text-xs text-soft">
            <Tag tone={tones[kind]}>{text[kind]}</Tag>
            {describePath(documentKey, path)}
          </p>
          {pieces.length > 0 && (
            <p dir="auto" className="leading-text wrap-anywhere whitespace-pre-line">
              {pieces.map((piece, place) => (
                <Words
                  key={`${place} ${piece.kind}`}
                  piece={{ ...piece, text: fillImageTexts(piece.text, imageTexts) }}
                />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ piece: { kind, text: words } }: { piece: Piece }) {
  if (kind === "added")
    return <ins className="rounded-xs bg-ok-bg px-0.5 text-ok-fg no-underline">{words}</ins>;
  if (kind === "removed")
    return <del className="rounded-xs bg-danger-bg px-0.5 text-danger-fg">{words}</del>;
  return words.length <= 2 * MAX_SAME
    ? words
    : `${words.slice(0, MAX_SAME)} … ${words.slice(-MAX_SAME)}`;
}
