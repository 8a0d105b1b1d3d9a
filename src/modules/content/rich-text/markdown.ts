// Rich text as the project's files have it: Markdown with front matter. Tables are GitHub's,
// callouts and cards are directives, and an image that stands alone is a figure:
//   :::callout … :::   ::product-card{slug="olive"}   ![](/media/gallery/cafe "Table for two")
import type { RootContent, Text } from "mdast";
import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown, frontmatterToMarkdown } from "mdast-util-frontmatter";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown, type Info, type State } from "mdast-util-to-markdown";
import { directive } from "micromark-extension-directive";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import { parseMdast } from "./parse-mdast.ts";
import { toMdast } from "./to-mdast.ts";

export type MarkdownFile = {
  /** The lines above the text. Its reader checks them. */
  frontMatter: unknown;
  body: RichText;
};

/** Markdown syntax that rich text does not support stays in the text as it is. */
const unused = [
  "autolink",
  "codeFenced",
  "codeIndented",
  "codeText",
  "definition",
  "directiveText",
  "htmlFlow",
  "htmlText",
];

/** Reads a file. Throws, with the line where there is one, for what no rich text can be. */
export function parseMarkdown(source: string): MarkdownFile {
  const { children } = fromMarkdown(source, {
    extensions: [
      frontmatter("yaml"),
      gfmTable(),
      createFlowDirectives(),
      { disable: { null: unused } },
    ],
    mdastExtensions: [
      frontmatterFromMarkdown("yaml"),
      gfmTableFromMarkdown(),
      directiveFromMarkdown(),
    ],
  });
  const front = children.find((node) => node.type === "yaml");
  const frontMatter: unknown = front === undefined ? {} : parse(front.value);
  const body = richTextSchema.safeParse(parseMdast(children.filter((node) => node !== front)));
  if (!body.success) throw new Error(z.prettifyError(body.error));
  return { frontMatter, body: body.data };
}

/** Writes a file that `parseMarkdown` reads as the same. */
export function printMarkdown({ frontMatter, body }: MarkdownFile): string {
  const front: RootContent = {
    type: "yaml",
    value: stringify(frontMatter, { lineWidth: 0 }).trimEnd(),
  };
  return toMarkdown(
    { type: "root", children: [front, ...toMdast(body)] },
    {
      bullet: "-",
      // Unlike an underscore it works within words.
      emphasis: "*",
      rule: "-",
      // A link is written in one way, also where its words are its address.
      resourceLink: true,
      handlers: { text: formatText },
      extensions: [frontmatterToMarkdown("yaml"), gfmTableToMarkdown(), directiveToMarkdown()],
    },
  );
}

const FACT_OR_UNDERSCORE = /\{if (?:not )?[a-z]+(?:_[a-z]+)*\}|(?<!\\)_/g;

/**
 * Underscores within words need no escape, so the library writes none. But it does not consider a
 * letter before it that is written as a character reference. The name of a fact has none.
 */
function formatText(node: Text, _parent: unknown, state: State, info: Info): string {
  return state
    .safe(node.value, info)
    .replaceAll(FACT_OR_UNDERSCORE, (found) => (found === "_" ? String.raw`\_` : found));
}

/** Without those within a line: "at 10:30" is no directive. */
function createFlowDirectives() {
  const { flow } = directive();
  return { flow };
}
