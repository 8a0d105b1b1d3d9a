import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { ImageDetailsContext, type ImageDetails } from "#ui/image-details.ts";

/**
 * Lets images know what the owner says of them: it comes with the words of the page, see
 * `content.ts`.
 */
export function ImageNotes({ children }: { children: ReactNode }) {
  const notes = useMatches().flatMap(({ loaderData }) =>
    hasNotes(loaderData) ? Object.entries(loaderData.content.images) : [],
  );
  return <ImageDetailsContext value={Object.fromEntries(notes)}>{children}</ImageDetailsContext>;
}

type Notes = Readonly<Record<string, ImageDetails>>;

function hasNotes(data: unknown): data is { readonly content: { readonly images: Notes } } {
  if (typeof data !== "object" || data === null || !("content" in data)) return false;
  const { content } = data;
  return typeof content === "object" && content !== null && "images" in content;
}
