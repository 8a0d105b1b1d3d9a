import type { ReactNode } from "react";
import type { Inline, Mark } from "#shared/rich-text/rich-text.ts";
import { TextLink } from "./text-link.tsx";

/** The words of a paragraph, a heading or a cell. */
export function Line({ content = [] }: { content?: readonly Inline[] | undefined }) {
  return content.map((node, index) =>
    node.type === "text" ? (
      <Marked key={index} marks={node.marks}>
        {node.text}
      </Marked>
    ) : (
      <br key={index} />
    ),
  );
}

type MarkedProps = { marks: readonly Mark[] | undefined; children: ReactNode };

/** Words within their marks, the first outermost. */
function Marked({ marks: [mark, ...others] = [], children }: MarkedProps) {
  if (mark === undefined) return children;
  const inner = <Marked marks={others}>{children}</Marked>;
  switch (mark.type) {
    case "link":
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
  }
}
