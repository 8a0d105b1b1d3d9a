import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { Content } from "#modules/content/documents.ts";

type PageWords = Content["product-page"];

/** The words of the page of a variant: none about a gift where nothing comes along. */
export const selectWords = (words: PageWords, variant: CatalogVariant | undefined): PageWords =>
  variant?.gift ? words : { ...words, gift: { title: "", text: "" } };
