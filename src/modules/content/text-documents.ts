// Articles and text pages: documents that the owner can add, all with the same fields.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { slugPattern } from "#modules/catalog/slug.ts";
import { getProjectFolder } from "#platform/project-folder.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import type { Field, TextKind } from "./fields.ts";
import { articleCategories, parseArticle, parsePage } from "./front-matter.ts";
import { parseMarkdown } from "./rich-text/markdown.ts";

export const textKinds = ["article", "page"] as const;
export type TextKindName = (typeof textKinds)[number];

const storedImage = z.string().regex(/^\/(media|uploads)\//);

const shared = {
  title: z.string(),
  /** Its address below /blog, or in the shop. */
  slug: z.string().regex(slugPattern),
  description: z.string(),
  body: z.custom<RichText>((value) => typeof value === "object" && value !== null),
};

const articleSchema = z.object({
  ...shared,
  /** For search engines, where it is not the title. */
  metaTitle: z.string().optional(),
  excerpt: z.string(),
  date: z.iso.date(),
  category: z.enum(articleCategories),
  image: storedImage,
});
export type ArticleData = z.infer<typeof articleSchema>;

const pageSchema = z.object({
  ...shared,
  metaTitle: z.string(),
  name: z.string().optional(),
  lede: z.string(),
  image: storedImage.optional(),
  updated: z.string().optional(),
});
export type PageData = z.infer<typeof pageSchema>;

/** Data of an article's row; undefined for data that no article can have. */
export const readArticleData = (data: unknown) => articleSchema.safeParse(data).data;
export const readPageData = (data: unknown) => pageSchema.safeParse(data).data;

const createTextField = (kind: TextKind, max: number, isOptional = false): Field => ({
  kind,
  max,
  isOptional,
  lang: "en",
  ownPlaceholders: [],
});
const group = (fields: Readonly<Record<string, Field>>): Field => ({
  kind: "group",
  fields,
  isOptional: false,
});

const fieldsByKind: Readonly<Record<TextKindName, Field>> = {
  article: group({
    title: createTextField("line", 120),
    slug: createTextField("anchor", 80),
    metaTitle: createTextField("line", 120, true),
    description: createTextField("text", 300),
    excerpt: createTextField("text", 400),
    date: createTextField("day", 10),
    category: { kind: "choice", choices: articleCategories, isOptional: false },
    image: createTextField("image", 200),
    body: { kind: "richText", isOptional: false },
  }),
  page: group({
    title: createTextField("line", 120),
    slug: createTextField("anchor", 80),
    metaTitle: createTextField("line", 120),
    name: createTextField("line", 60, true),
    description: createTextField("text", 300),
    lede: createTextField("text", 600),
    image: createTextField("image", 200, true),
    updated: createTextField("line", 60, true),
    body: { kind: "richText", isOptional: false },
  }),
};

export const getTextFields = (kind: TextKindName): Field => fieldsByKind[kind];

/** The kind of text of a key; undefined for other documents. */
export function findTextKind(key: string): TextKindName | undefined {
  return textKinds.find((kind) => key.startsWith(`${kind}/`));
}

/** The page of a text. */
export const textPath = (kind: TextKindName, slug: string): string =>
  kind === "article" ? `/blog/${slug}` : `/${slug}`;

const folders = { article: "blog", page: "pages" } as const;

type TextData = ArticleData | PageData;

/**
 * The texts of a fresh shop by their keys: "article/pet-carrier-flights", "page/about". The files
 * are read once, at the first call. Throws, with file and reason, when one of them is not what it
 * should be.
 */
export function createDeliveredTexts(folder: string): () => ReadonlyMap<string, TextData> {
  let read: ReadonlyMap<string, TextData> | undefined;
  return () => (read ??= new Map(textKinds.flatMap((kind) => readFolder(folder, kind))));
}

/** Those of this project. */
export const deliveredTexts = createDeliveredTexts(join(getProjectFolder(), "content"));

function readFolder(folder: string, kind: TextKindName): [string, TextData][] {
  const inside = join(folder, folders[kind]);
  return readdirSync(inside)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .map((file) => {
      const slug = basename(file, ".md");
      try {
        return [
          `${kind}/${slug}`,
          readTextFile(kind, slug, readFileSync(join(inside, file), "utf8")),
        ];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${join(inside, file)}: ${reason}`, { cause: error });
      }
    });
}

/** A file as the fields of its document have it. Throws when it is not what it should be. */
export function readTextFile(kind: TextKindName, slug: string, source: string): TextData {
  const { frontMatter, body } = parseMarkdown(source);
  if (kind === "article") {
    const front = parseArticle(frontMatter);
    return { ...front, image: `/media/${front.image}`, slug, body };
  }
  const { image, ...front } = parsePage(frontMatter);
  return { ...front, ...(image === undefined ? {} : { image: `/media/${image}` }), slug, body };
}
