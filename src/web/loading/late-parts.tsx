import { useEffect, useState, type ComponentType } from "react";

/**
 * Time before parts that can wait are loaded: they compete with nothing that the page needs, and a
 * page that is left at once goes without.
 */
const DELAY_MS = 1_000;

const SETTINGS_REQUEST = "cookie-settings";

/** Opens the cookie settings, also before what shows them has been loaded. */
export function openCookieSettings(): void {
  dispatchEvent(new Event(SETTINGS_REQUEST));
}

/**
 * The cookie notice and the worker for offline pages, loaded a second after the page, or on
 * request.
 */
export function LateParts() {
  const [Parts, setParts] = useState<ComponentType<{ requests: number }>>();
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      import("./loaded-later.tsx").then(
        (module) => setParts(() => module.LoadedLater),
        // No connection: the next page asks, or the next press.
        () => undefined,
      );
    const loadSoon = () => (timer = setTimeout(() => void load(), DELAY_MS));
    const answer = () => {
      setRequests((count) => count + 1);
      void load();
    };
    if (document.readyState === "complete") loadSoon();
    else addEventListener("load", loadSoon);
    addEventListener(SETTINGS_REQUEST, answer);
    return () => {
      clearTimeout(timer);
      removeEventListener("load", loadSoon);
      removeEventListener(SETTINGS_REQUEST, answer);
    };
  }, []);
  return Parts && <Parts requests={requests} />;
}
