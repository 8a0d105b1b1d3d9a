import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { backpack, sizeText } from "#content/backpack.ts";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { countWords, listSections, mapWords } from "#shared/rich-text/read-rich-text.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import type { Article, TextPage, Texts } from "./texts.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { parseArticle, parsePage } from "./front-matter.ts";
import { parseMarkdown } from "./rich-text/markdown.ts";

const WORDS_PER_MINUTE = 200;

/** What a text may name: numbers that must not go stale. */
const values = { bag: backpack, size: sizeText, policies, brand };

/**
 * The texts of the files in `folder`, which are read once, and not before somebody asks for them.
 * Asking throws, with file and reason, when one of them is not what it should be.
 */
export function createContentFiles(folder: string): Texts {
  const listArticles = once(() =>
    readFolder(join(folder, "blog"), toArticle).toSorted((a, b) => b.date.localeCompare(a.date)),
  );
  const listTextPages = once(() => readFolder(join(folder, "pages"), toTextPage));
  return {
    listArticles,
    findArticle: (slug) => listArticles().find((article) => article.slug === slug),
    listTextPages,
    findTextPage: (path) => listTextPages().find((page) => page.path === path),
  };
}

function toArticle(name: string, source: string): Article {
  const { frontMatter, body } = parseMarkdown(source);
  const about = describe(body);
  const minutes = Math.ceil(about.words / WORDS_PER_MINUTE);
  return { ...parseArticle(frontMatter), ...about, slug: name, minutes };
}

function toTextPage(name: string, source: string): TextPage {
  const { frontMatter, body } = parseMarkdown(source);
  return { ...parsePage(frontMatter), ...describe(body), path: `/${name}` };
}

function describe(written: RichText) {
  const body = mapWords(written, (words) => fillPlaceholders(words, values));
  return { body, words: countWords(written), sections: listSections(body) };
}

function readFolder<T>(folder: string, read: (name: string, source: string) => T): T[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return files.toSorted().map((file) => {
    try {
      return read(basename(file, ".md"), readFileSync(join(folder, file), "utf8"));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${join(folder, file)}: ${reason}`, { cause: error });
    }
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
