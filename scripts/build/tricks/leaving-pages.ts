import type { Plugin } from "vite";

/** Parts of the module that loads the scripts of pages, and those that take their place. */
const changes = [
  [
    "async function loadRouteModule(",
    // A press means that the page was not left after all, as with a file that is downloaded.
    `let isLeft = false;
for (const type of ["beforeunload", "pageshow", "pointerdown", "keydown"])
  addEventListener(type, () => { isLeft = type === "beforeunload"; }, true);
async function loadRouteModule(`,
  ],
  ["window.location.reload();", "if (!isLeft) window.location.reload();"],
] as const;

/**
 * When the script of a page cannot be loaded, React Router loads the whole page anew. Firefox ends
 * the loading of scripts as soon as the visitor goes to another address, and the reload then kept
 * them from it. So there is no reload while the page is being left.
 */
export function leavingPages(): Plugin {
  return {
    name: "leaving-pages",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        let changed = code;
        for (const [before, after] of changes) {
          if (changed.split(before).length !== 2)
            this.error("React Router loads the scripts of its pages in another way now.");
          changed = changed.replace(before, after);
        }
        return changed;
      },
    },
  };
}
