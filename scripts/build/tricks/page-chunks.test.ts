import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { pageChunks } from "./page-chunks.ts";

const storefront = {
  "/web/root.js": `import "/ui/button.js"; console.log("root");`,
  "/web/storefront/cart.js": `import "/ui/icon.js"; import "/ui/total.js"; console.log("cart");`,
  "/web/storefront/home.js": `import "/ui/icon.js"; console.log("home");`,
};
const admin = { "/web/admin/layout.js": `import "/ui/button.js"; console.log("layout");` };
const moreOfTheBackOffice = {
  "/web/admin/a.js": `import "/ui/icon.js"; import "/ui/table.js"; import "/ui/total.js";`,
  "/web/admin/b.js": `import "/ui/table.js"; import "/ui/home-words.js"; console.log("b");`,
};
/** Modules that a page of the storefront loads later, and the back office from the beginning. */
const lateParts = {
  "/web/storefront/about.js": `import("/ui/notice.js"); import("/ui/viewer.js"); console.log("about");`,
  "/ui/notice.js": `import "/ui/cross.js"; import "/ui/total.js"; console.log("notice");`,
  "/ui/viewer.js": `import "/ui/cross.js"; import "/ui/zoom.js"; console.log("viewer");`,
  "/web/admin/layout.js": `import "/ui/button.js"; import "/ui/cross.js"; import "/ui/table.js"; console.log("layout");`,
};
const shared = ["button", "icon", "table", "total", "home-words", "cross", "zoom"];

type Chunk = { pages: string[]; modules: string[] };

/** The scripts of a build of these pages: which modules are in each, and which pages load it. */
async function buildChunks(
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, Chunk>> {
  const sources: Readonly<Record<string, string>> = {
    ...pages,
    ...Object.fromEntries(shared.map((name) => [`/ui/${name}.js`, `console.log("${name}");`])),
  };
  const chunks = pageChunks();
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      chunks.plugin,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.keys(pages).filter((page) => page.startsWith("/web/")),
        preserveEntrySignatures: "exports-only",
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
  });
  // A watcher or a list come of other options.
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.filter((file) => file.type === "chunk");
  const needs = (entry: Rolldown.OutputChunk, name: string): boolean =>
    entry.fileName === name ||
    entry.imports.some((next) => files.some((file) => file.fileName === next && needs(file, name)));
  return Object.fromEntries(
    files.map(({ fileName, moduleIds }) => [
      fileName,
      {
        modules: moduleIds.toSorted(),
        pages: files.flatMap((file) =>
          file.facadeModuleId !== null && needs(file, fileName) ? [file.facadeModuleId] : [],
        ),
      },
    ]),
  );
}

const isCustomers = (page: string) => !page.includes("/admin/");

/** The modules that come with a page or a late part. */
function loadedBy(chunks: Record<string, Chunk>, page: string): string[] {
  return Object.values(chunks)
    .flatMap((chunk) => (chunk.pages.includes(page) ? chunk.modules : []))
    .toSorted();
}

/** The modules that each page of the storefront loads. */
function loads(chunks: Record<string, Chunk>): Record<string, string[]> {
  return Object.fromEntries(Object.keys(storefront).map((page) => [page, loadedBy(chunks, page)]));
}

/** The scripts that several pages of the storefront load; their names say what is in them. */
function sharedScripts(chunks: Record<string, Chunk>): string[] {
  return Object.entries(chunks).flatMap(([file, { pages, modules }]) =>
    pages.filter(isCustomers).length > 1 ? [`${file}: ${modules.join(" ")}`] : [],
  );
}

test("a page loads a module it needs, even if many screens of the back office share it", async () => {
  const before = await buildChunks({ ...storefront, ...admin });
  const after = await buildChunks({ ...storefront, ...admin, ...moreOfTheBackOffice });
  expect(loads(before)).toEqual({
    "/web/root.js": ["/ui/button.js", "/web/root.js"],
    "/web/storefront/cart.js": ["/ui/icon.js", "/ui/total.js", "/web/storefront/cart.js"],
    "/web/storefront/home.js": ["/ui/icon.js", "/web/storefront/home.js"],
  });
  expect(loads(after)).toEqual(loads(before));
  expect(sharedScripts(before)).toHaveLength(1);
  expect(sharedScripts(after)).toEqual(sharedScripts(before));
});

test("scripts that a page loads later contain nothing of the back office", async () => {
  const chunks = await buildChunks({ ...storefront, ...lateParts });
  expect(loadedBy(chunks, "/ui/notice.js")).toEqual([
    "/ui/cross.js",
    "/ui/notice.js",
    "/ui/total.js",
  ]);
  expect(loadedBy(chunks, "/ui/viewer.js")).toEqual([
    "/ui/cross.js",
    "/ui/viewer.js",
    "/ui/zoom.js",
  ]);
  expect(loads(chunks)).toEqual(loads(await buildChunks({ ...storefront, ...admin })));
});

test("a module that only one page needs has no separate script", async () => {
  const chunks = Object.values(await buildChunks({ ...storefront, ...admin }));
  const own = chunks.find(({ modules }) => modules.includes("/ui/total.js"));
  expect(own?.modules).toContain("/web/storefront/cart.js");
});
