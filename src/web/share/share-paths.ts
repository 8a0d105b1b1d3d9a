// For loaders: where the images lie that links to their pages show elsewhere.
import type { Content } from "#modules/content/documents.ts";
import { publicPages, type PublicPage, type PublicPageName } from "#web/public-pages.ts";
import {
  describeArticle,
  describePage,
  describeProduct,
  describeText,
  type Brand,
  type SharedArticle,
  type SharedText,
  type SharedVariant,
} from "./describe.ts";
import { toSharePath } from "./share-image.ts";

type PageOf<Name extends PublicPageName> = Extract<
  (typeof publicPages)[number],
  { readonly name: Name }
>;
type Said<Template> = Template extends (content: infer Words) => unknown ? Words : never;
/** The documents that the image of a page quotes. */
type WordsOf<Name extends PublicPageName> = Said<PageOf<Name>["share"]["getShareWords"]> &
  Pick<Content, "brand">;

export function pageSharePath<Name extends PublicPageName>(
  name: Name,
  content: WordsOf<Name>,
): string {
  const page: PublicPage | undefined = publicPages.find((each) => each.name === name);
  if (page === undefined) throw new Error(`there is no page ${name}`);
  // A page says nothing of other documents than those that it names.
  return toSharePath(describePage(page, content as unknown as Content));
}

export const productSharePath = (variant: SharedVariant, brand: Brand): string =>
  toSharePath(describeProduct(variant, brand));

export const articleSharePath = (article: SharedArticle, brand: Brand): string =>
  toSharePath(describeArticle(article, brand));

export const textSharePath = (page: SharedText, brand: Brand): string =>
  toSharePath(describeText(page, brand));
