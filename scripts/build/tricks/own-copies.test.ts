import { join } from "node:path";
import { expect, test } from "vitest";
import { ownCopies } from "./own-copies.ts";

const src = join(import.meta.dirname, "../../../src");
const screen = join(src, "web/admin/dashboard/page.tsx");

type Hook<Handler> = { handler: Handler };

/** The id that an import of this module leads to; null for where it leads anyway. */
async function resolve(source: string, importer: string): Promise<unknown> {
  const { handler } = ownCopies().resolveId as Hook<
    (this: unknown, source: string, importer: string, options: object) => Promise<unknown>
  >;
  const bundler = { resolve: async (name: string) => ({ id: `/library/${name}.mjs` }) };
  return handler.call(bundler, source, importer, {});
}

test("the back office gets its own copies of a small module and its imports", async () => {
  const copy = `${join(src, "shared/money.ts")}?own`;
  expect(await resolve("#shared/money.ts", screen)).toBe(copy);
  expect(await resolve("./errors.ts", copy)).toBe(`${join(src, "shared/errors.ts")}?own`);
  expect(await resolve("#i18n/format.ts", copy)).toBe(`${join(src, "i18n/format.ts")}?own`);
  expect(await resolve("lucide-react/icons/x", screen)).toEqual({
    id: "/library/lucide-react/icons/x.mjs?own",
  });
});

test("modules of the storefront, of the back office itself, and with state are not copied", async () => {
  expect(await resolve("#shared/money.ts", join(src, "web/storefront/layout.tsx"))).toBeNull();
  expect(await resolve("../kit/panel.tsx", screen)).toBeNull();
  expect(await resolve("#web/paths.ts", screen)).toBeNull();
  expect(await resolve("#ui/toast.ts", screen)).toBeNull();
  expect(await resolve("./toast.ts", `${join(src, "ui/toasts.tsx")}?own`)).toBeNull();
});

test("a copied module that seems to have state fails the build", () => {
  const { handler } = ownCopies().transform as Hook<
    (this: { error: (text: string) => never }, code: string, id: string) => void
  >;
  const bundler = {
    error(text: string): never {
      throw new Error(text);
    },
  };
  expect(() => handler.call(bundler, "let count = 0;", "/src/ui/new.ts?own")).toThrow(
    "/src/ui/new.ts?own seems to have state: name it in own-copies.ts",
  );
  expect(() => handler.call(bundler, "export const one = 1;", "/src/ui/new.ts?own")).not.toThrow();
});
