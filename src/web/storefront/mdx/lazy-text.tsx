import { lazy, Suspense, useState, type ComponentType } from "react";
import type { MDXContent } from "mdx/types";
import { backpack, sizeText } from "#content/backpack.ts";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { Callout } from "./callout.tsx";
import { Figure } from "./figure.tsx";
import { TextLink } from "./text-link.tsx";

/** What the compiler makes of a text. */
export type TextModule = { readonly default: MDXContent };

/** What a text may name besides its own words: numbers that must not go stale, and these few components. */
const given = {
  bag: backpack,
  size: sizeText,
  policies,
  brand,
  components: { Figure, Callout, a: TextLink },
};

/**
 * The texts of a folder, each in a script of its own. A visitor who comes from another page of the shop gets it before
 * the page is shown (`load`); one who opens the page reads the HTML, which waits for the script by itself.
 */
export function lazyTexts(files: Readonly<Record<string, () => Promise<TextModule>>>) {
  const loaded = new Map<string, ComponentType<typeof given>>();
  const lazily = new Map(
    Object.entries(files).map(([file, load]) => [
      file,
      lazy(async () => ({ default: asComponent((await load()).default) })),
    ]),
  );

  async function load(file: string): Promise<void> {
    const text = await files[file]?.();
    if (text) loaded.set(file, asComponent(text.default));
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

  return { load, Text };
}

/** MDX types its props as anything; these are what ours get. */
function asComponent(content: MDXContent): ComponentType<typeof given> {
  return content;
}
