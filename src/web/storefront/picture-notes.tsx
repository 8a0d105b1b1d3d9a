import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { PictureDetailsContext, type PictureDetails } from "#ui/picture-details.ts";

/**
 * Lets pictures know what the owner says of them: it comes with the words of the page, see
 * `content.ts`.
 */
export function PictureNotes({ children }: { children: ReactNode }) {
  const notes = useMatches().flatMap(({ loaderData }) =>
    hasNotes(loaderData) ? Object.entries(loaderData.content.images) : [],
  );
  return (
    <PictureDetailsContext value={Object.fromEntries(notes)}>{children}</PictureDetailsContext>
  );
}

type Notes = Readonly<Record<string, PictureDetails>>;

function hasNotes(data: unknown): data is { readonly content: { readonly images: Notes } } {
  if (typeof data !== "object" || data === null || !("content" in data)) return false;
  const { content } = data;
  return typeof content === "object" && content !== null && "images" in content;
}
