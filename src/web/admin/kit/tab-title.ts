import { createContext, useContext, useEffect } from "react";

/** Lets a part of a screen set the title of the browser tab; the page provides it. */
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
