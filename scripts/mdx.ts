// How the articles and text pages under content/ become React components, in builds and in tests.
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

type Node = { type: string; value?: string; children?: Node[] };

export function mdxPages(): Plugin {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, countWords, remarkMdxFrontmatter, remarkGfm],
  });
  // Written for Rollup, which types source maps differently from Vite; both take them.
  return { enforce: "pre", ...(plugin as Plugin) };
}

/** Adds the number of words to the front matter, as `words`. */
function countWords() {
  return (root: Node) => {
    const [front, ...body] = root.children ?? [];
    if (front?.type !== "yaml") return;
    front.value = `${front.value ?? ""}\nwords: ${wordsIn(body)}`;
  };
}

function wordsIn(nodes: readonly Node[]): number {
  return nodes
    .map(({ value, children = [] }) => {
      const own = value?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;
      return own + wordsIn(children);
    })
    .reduce((sum, count) => sum + count, 0);
}
