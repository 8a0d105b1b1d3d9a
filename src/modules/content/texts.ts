import type { RichText } from "#shared/rich-text/rich-text.ts";
import type { Section } from "#shared/rich-text/read-rich-text.ts";
import type { ArticleFrontMatter, PageFrontMatter } from "./front-matter.ts";

/** What follows from a text itself. */
type Body = {
  readonly body: RichText;
  readonly words: number;
  readonly sections: readonly Section[];
};

export type Article = ArticleFrontMatter &
  Body & {
    /** Its address below /blog, and the name of its file. */
    readonly slug: string;
    /** How long reading takes, rounded up. */
    readonly minutes: number;
  };

/** A page of words alone. */
export type TextPage = PageFrontMatter &
  Body & {
    /** Its address: "/about". */
    readonly path: `/${string}`;
  };

/** The texts of the shop as visitors read them: their placeholders are filled. */
export type Texts = {
  /** The newest first. */
  readonly listArticles: () => readonly Article[];
  readonly findArticle: (slug: string) => Article | undefined;
  readonly listTextPages: () => readonly TextPage[];
  readonly findTextPage: (path: string) => TextPage | undefined;
};
