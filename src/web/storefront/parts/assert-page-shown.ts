import { data } from "react-router";
import type { Content } from "#modules/content/documents.ts";
import { isPageShown } from "#shared/shown-page.ts";

/** For loaders. Throws 404 for a page that the owner has put away. */
export function assertPageShown({ structure }: Pick<Content, "structure">, path: string): void {
  if (!isPageShown(structure.pages, path)) throw data(null, { status: 404 });
}
