import type { Content } from "#modules/content/documents.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { paths } from "./paths.ts";

type Trading = Pick<Content["brand"], "trade">;

/** The addresses of pages that a shop does without, by what it deals in. For loaders. */
export const listClosedPages = ({ trade }: Trading): readonly string[] => [
  ...(trade.forPets ? [] : [paths.sizeChart]),
  ...(trade.hasGallery ? [] : [paths.gallery]),
  ...(trade.hasBlog ? [] : [paths.blog]),
  ...(trade.hasDealerPage ? [] : [paths.dealer]),
];

/** Whether the shop does without the page at this path. */
export const isClosedPage = (path: string, brand: Trading): boolean =>
  listClosedPages(brand).includes(path);

/** Metadata of such a page, which answers as one that does not exist. */
export const closedPageMeta = [{ title: notFound.title }, { name: "robots", content: "noindex" }];
