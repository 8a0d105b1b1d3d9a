import { isPageShown } from "#shared/shown-page.ts";
import { useLoadedContent } from "../content.ts";

/** Returns whether the page at an address of the shop is there: the owner can put some away. */
export function useShownPages(): (to: string) => boolean {
  const pages = useLoadedContent("structure")?.pages ?? {};
  return (to) => isPageShown(pages, to);
}
