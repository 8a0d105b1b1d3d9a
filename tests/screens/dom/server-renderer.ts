// What a screen test has for react-dom/server. The window and the shop's server are in one process
// and share React's contexts; while the window's renderer pauses, or a page waits for data, the
// values of one would be read by the other. React gives a second renderer a second place for them,
// but counts both of these as the first, so the server's is moved to the second here.
import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import type * as Server from "react-dom/server";

const require = createRequire(import.meta.url);

const { renderToStaticMarkup } = load<typeof Server>("react-dom-server-legacy.node.development.js");
const { renderToPipeableStream } = load<typeof Server>("react-dom-server.node.development.js");

export { renderToPipeableStream, renderToStaticMarkup };

/** Once for the process, as React counts every copy as a renderer of its own. */
function load<Exports>(file: string): Exports {
  const path = require.resolve("react-dom/package.json").replace("package.json", `cjs/${file}`);
  const loaded = (require.cache[`second ${path}`] ??= compile(path));
  return loaded.exports as Exports;
}

function compile(path: string): NodeJS.Module {
  const source = readFileSync(path, "utf8");
  const module = new Module(path);
  module.paths = [path.slice(0, path.lastIndexOf("/react-dom/"))];
  (module as unknown as { _compile: (code: string, path: string) => void })._compile(
    source.replaceAll(/\b_current(Value|Renderer)\b/g, "_current$12"),
    path,
  );
  return module;
}
