import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** Closes a menu on navigation, on Escape and on a press elsewhere. */
export function useClosedByLeaving(menu: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    // Skipped at hydration: the address has not changed then, and the visitor may have opened the
    // menu already.
    if (shownFor.current === key) return;
    shownFor.current = key;
    if (menu.current) menu.current.open = false;
  }, [menu, key]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (menu.current?.open && !event.composedPath().includes(menu.current))
        menu.current.open = false;
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOnPressElsewhere);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOnPressElsewhere);
    };
  }, [menu]);
}
