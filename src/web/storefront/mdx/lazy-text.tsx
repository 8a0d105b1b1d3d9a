import { lazy, Suspense, useState, type ComponentType } from "react";
import type { MDXContent } from "mdx/types";
import { backpack, sizeText } from "#content/backpack.ts";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { Callout } from "./callout.tsx";
import { Figure } from "./figure.tsx";
import { TableCell, TableHeading, TextTable } from "./text-table.tsx";
import { TextLink } from "./text-link.tsx";

/** What the compiler makes of a text. */
export type TextModule = { readonly default: MDXContent };

/**
 * What a text may name besides its own words: numbers that must not go stale, and these few
 * components.
 */
const given = {
  bag: backpack,
  size: sizeText,
  policies,
  brand,
  components: { Figure, Callout, a: TextLink, table: TextTable, th: TableHeading, td: TableCell },
};

/**
 * The texts of a folder, each in a script of its own, which `load` gets before the text is shown:
 * on the way from another page of the shop, and before the page that a visitor opens comes to life
 * (`loadFirst`). Were it left to React to wait for the script, any news in the meantime (the cart
 * was read) would make it drop the text that is already being read.
 */
export function lazyTexts(files: Readonly<Record<string, () => Promise<TextModule>>>) {
  const loaded = new Map<string, ComponentType<typeof given>>();
  const lazily = new Map(
    Object.entries(files).map(([file, get]) => [
      file,
      lazy(async () => ({ default: asComponent((await get()).default) })),
    ]),
  );

  async function load(file: string): Promise<void> {
    const text = await files[file]?.();
    if (text) loaded.set(file, asComponent(text.default));
  }

  /**
   * The text of the page that the browser has opened. A route module awaits it, and the page awaits
   * its routes.
   */
  async function loadFirst(getFile: (pathname: string) => string): Promise<void> {
    if (import.meta.env.SSR) return;
    // Without the script the page works but for its text, which can be read all the same.
    await load(getFile(location.pathname)).catch(() => undefined);
  }

  /** The text of a file; give it the file as key. */
  function Text({ file }: { file: string }) {
    const [Content] = useState(() => loaded.get(file) ?? lazily.get(file));
    if (Content === undefined) throw new Error(`there is no text ${file}`);
    return (
      <Suspense>
        <Content {...given} />
      </Suspense>
    );
  }

  return { load, loadFirst, Text };
}

/** MDX types its props as anything; these are what ours get. */
function asComponent(content: MDXContent): ComponentType<typeof given> {
  return content;
}
