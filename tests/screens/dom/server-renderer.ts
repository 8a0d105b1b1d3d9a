// React's renderer of a server in the process of a window. The two share React's contexts: while
// the window's renderer pauses, or a page waits for data, the values of one would be read by the
// other. React keeps a second place for the values of a second renderer, but counts both of these
// as the first, so the server's is moved to the second here.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type * as Server from "react-dom/server";

const require = createRequire(import.meta.url);

export const { renderToStaticMarkup } = load("react-dom-server-legacy.node.development.js");
export const { renderToPipeableStream } = load("react-dom-server.node.development.js");

/** Once for the process, as React counts every copy as a renderer of its own. */
function load(file: string): typeof Server {
  const path = require.resolve("react-dom/package.json").replace("package.json", `cjs/${file}`);
  const name = `${path} of a second renderer`;
  const module = (require.cache[name] ??= { exports: evaluate(path) } as NodeJS.Module);
  return module.exports as typeof Server;
}

function evaluate(path: string): unknown {
  const source = readFileSync(path, "utf8");
  const second = source.replaceAll(/\b_current(Value|Renderer)\b/g, "_current$12");
  const exports = {};
  compileFunction(second, ["exports", "require"], { filename: path }).call(
    undefined,
    exports,
    createRequire(path),
  );
  return exports;
}
