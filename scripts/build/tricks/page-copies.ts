import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const web = join(import.meta.dirname, "../../../src/web");
const frameEntries = ["root.tsx", "entry.client.tsx", "storefront/layout.tsx"].map((file) =>
  join(web, file),
);

const PAGE = /[\\/]web[\\/](?:storefront|account)[\\/]pages[\\/]([\w-]+)\.tsx/;
const MARK = /\?of-[\w-]+$/;
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const OURS = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;
/** Too large to be there twice. */
const TABLES = /[\\/](?:image-rows|countries)\.ts$/;
/** Signs of what must not be there twice: a context, a class, values that change. */
const STATE =
  /\bcreateContext\b|^(?:export )?(?:let |class |const [^=;]+=\s*(?:new (?!RegExp|(?:Map|Set)\(\[)|create[A-Z]|\{\};|\[\];))/m;
const IMPORT = /^(?:import|export) [^;]*?from "((?:#|\.\.?\/)[^"]+)"/gm;

/**
 * Gives each page of the storefront copies of the small modules that it shares with others, so that
 * a first visit loads them in one file: compressed together they weigh much less than one by one.
 * What every page has is not copied, nor what has state, nor what a page loads later.
 */
export function pageCopies(): Plugin {
  let frame: Promise<ReadonlySet<string>> | undefined;
  return {
    name: "page-copies",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      frame = undefined;
    },
    resolveId: {
      filter: { id: [/^(?:#|\.\.?\/).*\.tsx?$/, /^lucide-react\/icons\//] },
      async handler(source, importer = "", options) {
        const mark = MARK.exec(importer)?.[0] ?? getMark(importer);
        if (mark === undefined || options.kind === "dynamic-import") return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !isSmallAndStateless(found.id)) return found;
        frame ??= listNeeds(this, frameEntries);
        return (await frame).has(found.id) ? found : { ...found, id: found.id + mark };
      },
    },
  };
}

function getMark(importer: string): string | undefined {
  const [, page] = PAGE.exec(importer) ?? [];
  return page === undefined ? undefined : `?of-${page}`;
}

function isSmallAndStateless(file: string): boolean {
  if (ICON.test(file)) return true;
  const isModule = OURS.test(file) && !PAGE.test(file) && !TABLES.test(file);
  return isModule && !STATE.test(readFileSync(file, "utf8"));
}

/**
 * The modules of the shop that these import, at any depth. Read from what the bundler makes of
 * them: routes have lost their loaders then, and what only those need.
 */
async function listNeeds(
  bundler: Rolldown.PluginContext,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const reached = new Set(files);
  const visit = async (file: string): Promise<void> => {
    const { code } = await bundler.load({ id: file });
    const found = await Promise.all(
      [...(code ?? "").matchAll(IMPORT)].map(([, source = ""]) => bundler.resolve(source, file)),
    );
    const next = found.flatMap((each) => (each && !reached.has(each.id) ? [each.id] : []));
    for (const id of next) reached.add(id);
    await Promise.all(next.map(visit));
  };
  await Promise.all(files.map(visit));
  return reached;
}
