// The texts of a page come with its data: the present ones, and none of other pages.
import { useMatches } from "react-router";
import type { Content, DocumentKey } from "#modules/content/documents.ts";

/**
 * Content of a document. The loader of the page, or of its layout, returns it as `content`; throws
 * where none of them does.
 */
export function useContent<Key extends DocumentKey>(key: Key): Content[Key] {
  for (const { loaderData } of useMatches().toReversed())
    if (hasContent(loaderData, key)) return loaderData.content[key];
  throw new Error(`no loader of this page returns the words of "${key}"`);
}

function hasContent<Key extends DocumentKey>(
  data: unknown,
  key: Key,
): data is { readonly content: Pick<Content, Key> } {
  if (typeof data !== "object" || data === null || !("content" in data)) return false;
  const { content } = data;
  return typeof content === "object" && content !== null && key in content;
}
