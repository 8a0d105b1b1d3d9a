import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { InlineScript } from "./inline-script.tsx";

/** The router's own key, so that the script below finds what the hook has stored. */
const STORAGE_KEY = "react-router-scroll-positions";

/**
 * Scrolls a reloaded page to where it was, before its first paint. Storage may be forbidden or
 * hold anything; the page then begins at its top. It runs once, from the server's HTML, so the
 * browser's bundle does not carry it.
 */
const script = import.meta.env.SSR
  ? `(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    const y = JSON.parse(sessionStorage.getItem("${STORAGE_KEY}") ?? "{}")[history.state.key];
    if (typeof y === "number") scrollTo(0, y);
  } catch {}
})()`
  : "";

/**
 * Stands in for the router's component of the same name, whose script throws where storage is
 * forbidden. The hook, which guards its calls, is the router's.
 */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  return <InlineScript text={script} />;
}
