import { parsePage, type PageFrontMatter } from "./front-matter.ts";

export type TextPage = PageFrontMatter & {
  /** Its address: "/about". */
  path: string;
};

const frontMatters = import.meta.glob<unknown>("/content/pages/*.mdx", {
  eager: true,
  import: "frontmatter",
});

/** The pages of words alone. For the server: browsers get what a page shows. Throws for incomplete front matter. */
export function listTextPages(): readonly TextPage[] {
  return Object.entries(frontMatters).map(([file, frontMatter]) => ({
    ...parsePage(file, frontMatter),
    path: file.slice("/content/pages".length, -".mdx".length),
  }));
}
