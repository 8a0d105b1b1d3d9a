import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { isOpenedPage } from "./opened-pages.ts";

const root = join(import.meta.dirname, "../../..");

/** A module that more pages share comes with every page: a file of its own would cost more. */
const MOST_SHARES = 8;
/** Stand for the shares of what more pages share, and of what every page or the first one needs. */
const MANY = MOST_SHARES + 1;
const ALL = MANY + 1;

/** First scripts of customers' pages, scripts that these load later, and the back office. */
const surfaces = ["shell", "late", "admin"] as const;

/** Which script a module goes to, and how many pages or late parts share it. */
type Place = { surface: (typeof surfaces)[number]; script: string; shares: number };

/**
 * Puts the modules that pages share into scripts, one for each set of pages, so that a page loads
 * what it needs in few files. What the storefront uses is divided by the storefront's pages alone:
 * however many screens the back office has and whatever they share, a customer's scripts stay as
 * they are. What its pages load later, on demand or once they are complete, is divided by those
 * late parts in the same way, or a dialog would bring the whole back office along. Pages that are
 * only opened by their address count as late parts. A module of one page or late part alone stays
 * in its own script.
 */
export function pageChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const places = new Map<string, Place>();
  const counts = Array.from({ length: ALL }, (_, index) => ALL - index);
  return {
    plugin: {
      name: "page-chunks",
      applyToEnvironment: (environment) => environment.name === "client",
      buildEnd() {
        places.clear();
        const graph = readGraph(this);
        const ofSchemas = listUsersOf(graph, /[\\/]zod[\\/]/);
        for (const [id, users] of usersOfModules(graph)) {
          const place = apartFromFrame(getPlace(id, users), ofSchemas.has(id));
          if (place !== undefined) places.set(id, place);
        }
      },
    },
    // A group takes along what its modules import, so those with the most pages come first: nothing
    // is left to take.
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

type Module = Pick<Rolldown.ModuleInfo, "isEntry" | "importedIds" | "dynamicallyImportedIds">;
type Graph = ReadonlyMap<string, Module>;

/** Read once: each question to the bundler takes its time, and there is one for each page. */
function readGraph(context: Rolldown.PluginContext): Graph {
  const modules = new Map<string, Module>();
  for (const id of context.getModuleIds()) {
    const module = context.getModuleInfo(id);
    if (module === null) continue;
    const { isEntry, importedIds, dynamicallyImportedIds } = module;
    modules.set(id, { isEntry, importedIds, dynamicallyImportedIds });
  }
  return modules;
}

type Users = { pages: Set<string>; lateParts: Set<string>; ofBackOffice: Set<string> };

/**
 * For every module but the entries themselves: the routes, by their file, the customers' late parts
 * and those of the back office that cannot do without it.
 */
function usersOfModules(graph: Graph): Map<string, Users> {
  const usersByModule = new Map<string, Users>();
  const note = (entry: string, kind: keyof Users) => {
    for (const id of getNeeds(graph, [entry])) {
      if (graph.get(id)?.isEntry === true) continue;
      const users = usersByModule.get(id) ?? {
        pages: new Set(),
        lateParts: new Set(),
        ofBackOffice: new Set(),
      };
      // The parts of one route (its page, its loader for the browser) are entries that differ after
      // the question mark.
      users[kind].add(entry.replace(/\?.*/, ""));
      usersByModule.set(id, users);
    }
  };
  const entries = [...graph.keys()].filter((id) => graph.get(id)?.isEntry);
  for (const entry of entries) note(entry, isOpenedPage(entry) ? "lateParts" : "pages");
  for (const part of getLateParts(graph, entries.filter(isCustomers))) note(part, "lateParts");
  for (const part of getLateParts(graph, entries.filter(isOfBackOffice)))
    note(part, "ofBackOffice");
  return usersByModule;
}

/** The modules and all that they import, at any depth. */
function getNeeds(graph: Graph, modules: Iterable<string>): Set<string> {
  const reached = new Set(modules);
  for (const id of reached) graph.get(id)?.importedIds.forEach((imported) => reached.add(imported));
  return reached;
}

/** The modules that these entries, or what they load, ask for only while the page is there. */
function getLateParts(graph: Graph, entries: readonly string[]): Set<string> {
  const lateParts = new Set<string>();
  const reached = getNeeds(graph, entries);
  for (const id of reached) {
    for (const part of graph.get(id)?.dynamicallyImportedIds ?? []) {
      lateParts.add(part);
      getNeeds(graph, [part]).forEach((needed) => reached.add(needed));
    }
  }
  return lateParts;
}

function getPlace(id: string, { pages, lateParts, ofBackOffice }: Users): Place | undefined {
  const customers = [...pages].filter(isCustomers);
  const users = pages.size + lateParts.size + ofBackOffice.size;
  if (customers.length > 0) return placeAmong("shell", customers, users);
  if (lateParts.size > 0) {
    // Of a library that a late part shares with the back office, each screen gets what it needs.
    const isLibrary = id.includes("node_modules");
    const others = [...pages].some(isFrame)
      ? ["frame"]
      : isLibrary && pages.size > 0
        ? ["admin"]
        : [];
    return placeAmong("late", [...lateParts, ...others], users);
  }
  // The bundler divides what only its late parts need: no screen begins with it.
  return pages.size === 0 ? undefined : placeAmong("admin", [...pages], pages.size);
}

/** The modules that match, and all that import them, at any depth. */
function listUsersOf(graph: Graph, library: RegExp): Set<string> {
  const users = new Set([...graph.keys()].filter((id) => library.test(id)));
  for (let before = 0; before < users.size;) {
    before = users.size;
    for (const [id, { importedIds }] of graph)
      if (importedIds.some((imported) => users.has(imported))) users.add(id);
  }
  return users;
}

/**
 * The library of schemas is large, and only screens with forms of records need it: what leads to
 * it is no part of the scripts that most screens of the back office load.
 */
function apartFromFrame(place: Place | undefined, isOfSchemas: boolean): Place | undefined {
  if (!isOfSchemas || !/^admin(?:-screens)?$/.test(place?.script ?? "")) return place;
  return place && { ...place, script: "admin-records", shares: MOST_SHARES };
}

/** `users` counts those of all surfaces: with one alone a module needs no script of its own. */
function placeAmong(
  surface: Place["surface"],
  sharers: readonly string[],
  users: number,
): Place | undefined {
  if (users === 1 && !sharers.some(isFrame)) return undefined;
  const isFirst =
    surface !== "late" && sharers.some((page) => isFrame(page) || isFirstScreen(page));
  if (isFirst) return { surface, script: surface, shares: ALL };
  if (sharers.length > MOST_SHARES)
    return surface === "admin"
      ? { surface, script: "admin-screens", shares: MANY }
      : { surface, script: surface, shares: ALL };
  // The same names wherever the project lies, for they are a part of what a page weighs.
  const names = sharers.map((sharer) => relative(root, sharer)).toSorted();
  const hash = createHash("sha256").update(names.join()).digest("hex");
  return { surface, script: `${surface}-${hash.slice(0, 6)}`, shares: sharers.length };
}

/** Whether a module is the back office's own. */
export const isOfBackOffice = (module: string): boolean => /[\\/]web[\\/]admin[\\/]/.test(module);

const isCustomers = (page: string): boolean => !isOfBackOffice(page);

/** Whether every page of a surface is inside this route. */
function isFrame(page: string): boolean {
  return /[\\/](entry\.client|web[\\/](root|storefront[\\/]layout|admin[\\/](layout|shell[\\/]frame)))\.[jt]sx?$/.test(
    page,
  );
}

/** Whether it is the screen that the back office begins with. */
const isFirstScreen = (page: string): boolean => /[\\/]admin[\\/]dashboard[\\/]page/.test(page);
