// The window's `location`. jsdom cannot go to another document: what would is told instead.
import { vi } from "vitest";

/** How the history of the window goes on. */
export type Way = "push" | "replace";
type Visit = (path: string, way: Way) => void;

/**
 * Tells `visit` where scripts and plain links lead in the shop, if that is another document.
 * Returns what ends that: the window of a worker outlives the file.
 */
export function addLocation(visit: Visit): () => void {
  const { location: real } = document;
  const go = (way: Way) => (address: string | URL) => {
    const { origin, href } = new URL(address, real.href);
    if (origin !== real.origin) throw new Error(`a page led to another host: ${href}`);
    visit(href.slice(origin.length), way);
  };
  const own: Readonly<Record<PropertyKey, unknown>> = {
    assign: go("push"),
    replace: go("replace"),
    reload: () => go("replace")(real.href),
    toString: () => real.href,
  };
  // It stands for all of the real one, whose own parts cannot be replaced.
  const moved = new Proxy({} as Location, {
    get: (_, name): unknown => own[name] ?? Reflect.get(real, name),
    has: (_, name) => name in real,
  });
  vi.stubGlobal("location", moved);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || link?.origin !== real.origin) return;
    if (link.target !== "" || link.hash !== "") return;
    event.preventDefault();
    visit(link.pathname + link.search, "push");
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
