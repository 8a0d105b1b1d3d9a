// Vitest's own DOM, in Node's way of resolving modules: the shop's server runs in the same process.
import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;

export default {
  name: "screens",
  viteEnvironment: "ssr",
  async setup(global: typeof globalThis, options) {
    // The server signs with keys that must be of Node's own kind.
    const { Uint8Array: ofNode } = global;
    const { teardown } = await jsdom.setup(global, options);
    global.Uint8Array = ofNode;
    return { teardown };
  },
} satisfies Environment;
