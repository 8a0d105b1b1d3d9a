// How the articles and text pages under content/ become React components, in builds and in tests.
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

type Node = {
  type: string;
  value?: string;
  /** Of a heading. */
  depth?: number;
  children?: Node[];
  data?: { hProperties?: Record<string, string> };
};

export function mdxPages(): Plugin {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, describeText, remarkMdxFrontmatter, remarkGfm],
  });
  // Written for Rollup, which types source maps differently from Vite; both take them.
  return { enforce: "pre", ...(plugin as Plugin) };
}

/**
 * Adds to the front matter what only the text can tell: the number of its `words`, and its
 * `sections`, whose headings get an id to link to.
 */
function describeText() {
  return (root: Node) => {
    const [front, ...body] = root.children ?? [];
    if (front?.type !== "yaml") return;
    // JSON is YAML too.
    const sections = JSON.stringify(body.filter(({ depth }) => depth === 2).map(getSection));
    front.value = `${front.value ?? ""}\nwords: ${wordsIn(body)}\nsections: ${sections}`;
  };
}

function getSection(node: Node): { id: string; heading: string } {
  const heading = getText(node);
  const id = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  node.data = { ...node.data, hProperties: { id } };
  return { id, heading };
}

function getText({ value = "", children = [] }: Node): string {
  return value + children.map(getText).join("");
}

function wordsIn(nodes: readonly Node[]): number {
  return nodes
    .map(({ value, children = [] }) => {
      const own = value?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;
      return own + wordsIn(children);
    })
    .reduce((sum, count) => sum + count, 0);
}
