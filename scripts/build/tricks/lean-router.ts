import type { Plugin } from "vite";

/**
 * Parts of React Router that do nothing in this shop: the routes come with the page
 * (`routeDiscovery` is "initial"), and nothing is measured by the router.
 */
const UNUSED = /react-router\/dist\/.*\/(?:fog-of-war|instrumentation)\.js$/;
const EXPORTS = /^export \{(.*)\};$/m;

/** Leaves these parts out of the browser's scripts: they export functions without a body. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: UNUSED },
      handler(code) {
        const [, names] = EXPORTS.exec(code) ?? this.error("React Router has other modules now.");
        return `const nothing = () => {};\nexport { ${names?.replaceAll(/\w+/g, "nothing as $&")} };`;
      },
    },
  };
}
