import { createContext, useContext } from "react";
import { isPageShown, type PageSwitches } from "#shared/shown-page.ts";

/** The pages that the owner can put away. */
export const PageSwitchesContext = createContext<PageSwitches>({});

/** Returns whether the page at an address of the shop is not put away. */
export function useShownPages(): (to: string) => boolean {
  const switches = useContext(PageSwitchesContext);
  return (to) => isPageShown(switches, to);
}
