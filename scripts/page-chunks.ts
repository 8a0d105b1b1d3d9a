import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** What more pages than these share travels with every page: a file each would cost them more. */
const MOST_SHARES = 7;

const surfaces = ["shell", "desk"] as const;

/** Which script a module goes to, and how many pages share it. */
type Place = { surface: (typeof surfaces)[number]; script: string; shares: number };

/**
 * Puts the modules that pages share into scripts, one for each set of pages, so that a page loads what it needs in few
 * files. What the storefront uses is divided by the storefront's pages alone: however many screens the back office has
 * and whatever they share, a customer's scripts stay as they are. A module of one page alone stays in that page's own.
 */
export function pageChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const places = new Map<string, Place>();
  const counts = Array.from({ length: MOST_SHARES + 1 }, (_, index) => MOST_SHARES + 1 - index);
  return {
    plugin: {
      name: "page-chunks",
      applyToEnvironment: (environment) => environment.name === "client",
      buildEnd() {
        places.clear();
        for (const [id, pages] of pagesOfModules(this)) {
          const place = placeOf(pages);
          if (place !== undefined) places.set(id, place);
        }
      },
    },
    // A group takes along what its modules import, so those with the most pages come first: nothing is left to take.
    groups: surfaces.flatMap((surface) =>
      counts.map((shares) => ({
        debugName: `${surface}, shared by ${shares}`,
        name: (id) => {
          const place = places.get(id);
          return place?.surface === surface && place.shares === shares ? place.script : null;
        },
      })),
    ),
  };
}

/** For every module but the entries themselves: the routes, by their file, that cannot do without it. */
function pagesOfModules(graph: Rolldown.PluginContext): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  for (const entry of graph.getModuleIds()) {
    if (graph.getModuleInfo(entry)?.isEntry !== true) continue;
    // The parts of one route (its page, its loader for the browser) are entries that differ after the question mark.
    const page = entry.replace(/\?.*/, "");
    const reached = new Set([entry]);
    for (const id of reached) {
      const module = graph.getModuleInfo(id);
      module?.importedIds.forEach((imported) => reached.add(imported));
      if (module?.isEntry === true) continue;
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
    }
  }
  return pagesOf;
}

function placeOf(pages: ReadonlySet<string>): Place | undefined {
  const customers = [...pages].filter((page) => !/[\\/]web[\\/]admin[\\/]/.test(page));
  const sharers = customers.length > 0 ? customers : [...pages];
  const surface = customers.length > 0 ? "shell" : "desk";
  if (sharers.length > MOST_SHARES || sharers.some(isFrame))
    return { surface, script: surface, shares: MOST_SHARES + 1 };
  if (pages.size === 1) return undefined;
  const hash = createHash("sha256").update(sharers.toSorted().join()).digest("hex");
  return { surface, script: `${surface}-${hash.slice(0, 6)}`, shares: sharers.length };
}

/** Whether every page of a surface is inside this route. */
function isFrame(page: string): boolean {
  return /[\\/](entry\.client|web[\\/](root|storefront[\\/]layout|admin[\\/](layout|shell[\\/]frame)))\.[jt]sx?$/.test(
    page,
  );
}
