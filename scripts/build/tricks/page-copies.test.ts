import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageCopies } from "./page-copies.ts";

const root = join(import.meta.dirname, "../../..");
const src = join(root, "src");
const home = join(src, "web/storefront/pages/home.tsx");

type Handler = (
  this: unknown,
  source: string,
  importer: string,
  options: { kind: string },
) => Promise<{ id: string } | null>;

/** The id that an import of this file leads to; undefined for where it leads anyway. */
async function resolve(file: string, importer: string, kind = "import-statement") {
  const { handler } = pageCopies().resolveId as { handler: Handler };
  const find = (source: string, from: string) =>
    source.startsWith("#") ? join(src, source.slice(1)) : join(dirname(from), source);
  const bundler = {
    resolve: async (source: string, from: string) => ({
      id: source === file ? file : find(source, from),
    }),
    load: async ({ id }: { id: string }) => ({
      code: /[\\/]web[\\/].*\.tsx?$/.test(id) ? readFileSync(id, "utf8") : "",
    }),
  };
  const found = await handler.call(bundler, file, importer, { kind });
  return found?.id === file ? undefined : found?.id;
}

const ui = (name: string) => join(src, "ui", name);

test("a page gets its own copies of small modules, of what these import, and of icons", async () => {
  const copy = `${ui("stars.tsx")}?of-home`;
  expect(await resolve(ui("stars.tsx"), `${home}?route-chunk=main`)).toBe(copy);
  expect(await resolve(ui("tag.tsx"), copy)).toBe(`${ui("tag.tsx")}?of-home`);
  const icon = join(root, "node_modules/lucide-react/dist/esm/icons/x.mjs");
  expect(await resolve(icon, copy)).toBe(`${icon}?of-home`);
});

test("what has state, is part of the frame, is another page or a library is not copied", async () => {
  const files = [
    ui("toast.ts"),
    join(src, "shared/errors.ts"),
    join(src, "web/storefront/parts/header.tsx"),
    join(src, "web/paths.ts"),
    join(src, "web/storefront/pages/product.tsx"),
    join(root, "node_modules/react-router/dist/production/index.js"),
  ];
  const copies = await Promise.all(files.map((file) => resolve(file, home)));
  expect(copies).toEqual(files.map(() => undefined));
});

test("what a page loads later, and what the frame and the back office import, is not copied", async () => {
  expect(await resolve(ui("stars.tsx"), home, "dynamic-import")).toBeUndefined();
  for (const importer of ["web/storefront/layout.tsx", "web/admin/layout.tsx", "ui/tag.tsx"])
    expect(await resolve(ui("stars.tsx"), join(src, importer))).toBeUndefined();
});
