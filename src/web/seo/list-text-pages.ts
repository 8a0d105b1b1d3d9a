import { z } from "zod";
import { parsePage } from "../storefront/mdx/front-matter.ts";
import type { SitemapPage } from "./sitemap.ts";

const frontMatters = import.meta.glob<unknown>("/content/pages/*.mdx", {
  eager: true,
  import: "frontmatter",
});

/** The pages of words alone, each with its day of change if it names one. Throws for incomplete front matter. */
export function listTextPages(): readonly SitemapPage[] {
  return Object.entries(frontMatters).map(([file, frontMatter]) => {
    const { updated } = parsePage(file, frontMatter);
    return {
      path: file.slice("/content/pages".length, -".mdx".length),
      // "January 2024" is for people.
      changed: z.iso.date().safeParse(updated).data,
    };
  });
}
