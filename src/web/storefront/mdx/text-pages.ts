import { formatDate } from "#i18n/format.ts";
import { parsePage, type PageFrontMatter } from "./front-matter.ts";

export type TextPage = PageFrontMatter & {
  /** Its address: "/about". */
  path: string;
};

const frontMatters = import.meta.glob<unknown>("/content/pages/*.mdx", {
  eager: true,
  import: "frontmatter",
});

/**
 * The pages of words alone. For the server: browsers get what a page shows. Throws for incomplete
 * front matter.
 */
export function listTextPages(): readonly TextPage[] {
  return Object.entries(frontMatters).map(([file, frontMatter]) => ({
    ...parsePage(file, frontMatter),
    path: file.slice("/content/pages".length, -".mdx".length),
  }));
}

/**
 * As its page shows it, for loaders: when it was changed is written out, unless it is words such as
 * "January 2024".
 */
export function shownPage(page: TextPage): TextPage {
  const { updated } = page;
  const isDay = updated !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(updated);
  return isDay ? { ...page, updated: formatDate(new Date(updated)) } : page;
}
