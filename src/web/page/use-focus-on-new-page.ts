import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Takes the focus to the heading of each new page, or to the part of it that the address names.
 * That is how a screen reader learns of the page, and where the keyboard continues. Focus that is
 * still inside the page stays: its control did not go away with the address.
 */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const page = document.getElementById("main");
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    if (!named && page?.contains(document.activeElement)) return;
    const target = named ?? document.querySelector("h1") ?? page;
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    // Scrolling belongs to the router, which also goes back to where a visitor was.
    target.focus({ preventScroll: true });
  }, [address, hash]);
}
