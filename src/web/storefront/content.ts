// The texts of a page come with its data: the present ones, and none of other pages.
import { useMatches } from "react-router";
import type { Content, DocumentKey } from "#modules/content/documents.ts";
import type { ImageDetails } from "#ui/image-details.ts";

/** Each loader returns some of the documents. */
type PageContent = Content & {
  /** The owner's notes on images, by address. */
  readonly images?: Readonly<Record<string, ImageDetails>>;
};

/** The `content` that the loaders of this page return, those of its layout first. */
export function usePageContent(): PageContent[] {
  return useMatches().flatMap(
    // Data of our own loaders; some of them return none.
    ({ loaderData }) => (loaderData as { content?: PageContent } | undefined)?.content ?? [],
  );
}

/**
 * Content of a document. The loader of the page, or of its layout, returns it as `content`; throws
 * where none of them does.
 */
export function useContent<Key extends DocumentKey>(key: Key): Content[Key] {
  const found = usePageContent().findLast((content) => key in content);
  if (!found) throw new Error(`no loader of this page returns the words of "${key}"`);
  return found[key];
}
