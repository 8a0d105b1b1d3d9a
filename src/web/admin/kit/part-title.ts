import { createContext, useContext, useEffect } from "react";

/**
 * How a part of a screen tells the screen what the tab of the browser is to be called; the page
 * provides it.
 */
export const PartTitleContext = createContext<(title: string | undefined) => void>(() => {});

/**
 * The tab of the browser bears this name while the part is shown, and the screen's own otherwise.
 */
export function usePartTitle(title: string | undefined): void {
  const setTitle = useContext(PartTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
}
