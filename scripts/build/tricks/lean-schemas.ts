import type { Plugin } from "vite";

/** Zod writes its schemas as JSON schemas with these, which the server alone does. */
const JSON_SCHEMAS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves the writing of JSON schemas out of the browsers' scripts: every schema refers to it, so it
 * is never dropped as unused. A call of it in a browser throws.
 */
export function leanSchemas(): Plugin {
  return {
    name: "lean-schemas",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: JSON_SCHEMAS },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
        return names.map(([, name]) => `export const ${name} = undefined;`).join("\n");
      },
    },
  };
}
