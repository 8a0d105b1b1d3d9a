import { z } from "zod";
import { isImageName } from "#media/image.ts";
import { removeMarks } from "./conditions.ts";

/** Search engines show about so much. */
const MAX_DESCRIPTION = 160;

/** Front matter of every text under content/, above its first line. */
const text = z.object({
  title: z.string().min(1),
  // Of what depends on a condition all may be read, but not the condition itself.
  description: z
    .string()
    .min(50)
    .refine((words) => removeMarks(words).length <= MAX_DESCRIPTION, "has over 160 characters"),
});

const image = z.string().refine(isImageName, "is no picture of media/manifest.ts");

const pageFrontMatter = text.extend({
  /** The title for search engines and tabs. */
  metaTitle: z.string().min(1).max(65),
  /** Its name among other pages, where the title is more of a headline. */
  name: z.string().optional(),
  lede: z.string().min(1),
  /** Beside the title. */
  image: image.optional(),
  /** When it was last changed, in words, where it matters. */
  updated: z.string().optional(),
});
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;

export const articleCategories = [
  "Travel",
  "Travel Tips",
  "Guides",
  "Training",
  "Urban Travel",
  "Beach Travel",
  "Beach Guide",
  "Cat Travel",
  "Active Travel",
  "Waterfront Travel",
  "Pet Travel Guide",
] as const;

const articleFrontMatter = text.extend({
  excerpt: z.string().min(1),
  /** The day it was published, YYYY-MM-DD. */
  date: z.iso.date(),
  category: z.enum(articleCategories),
  image,
});
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;

/** Throws, with the field, when a page's front matter is not complete. */
export function parsePage(frontMatter: unknown): PageFrontMatter {
  return parse(pageFrontMatter, frontMatter);
}

/** Throws, with the field, when an article's front matter is not complete. */
export function parseArticle(frontMatter: unknown): ArticleFrontMatter {
  return parse(articleFrontMatter, frontMatter);
}

function parse<T>(schema: z.ZodType<T>, frontMatter: unknown): T {
  const result = schema.safeParse(frontMatter);
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
}
