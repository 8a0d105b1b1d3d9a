import type { Plugin } from "vite";

/** Parts of the function that loads the script of a page, and those that take their place. */
const changes = [
  [
    "\ttry {",
    // Only while a script is loading: a page with such a listener may be kept by no browser.
    `let isLeft = false;
const leave = () => { isLeft = true; };
addEventListener("beforeunload", leave);
try {`,
  ],
  ["window.location.reload();", "if (!isLeft) window.location.reload();"],
  ["\n\t}\n}", `\n} finally { removeEventListener("beforeunload", leave); }\n}`],
] as const;

/**
 * When the script of a page cannot be loaded, React Router loads the whole page anew. Firefox ends
 * the loading of scripts as soon as somebody turns to another address, and the reload then refused
 * them that address. Here it is left out where the page is being left.
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
