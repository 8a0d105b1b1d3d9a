import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { RichText as RichTextNode } from "#shared/rich-text/rich-text.ts";
import { RichText } from "../storefront/rich-text/rich-text.tsx";

/** Attributes that mean something on the pages of the shop alone. */
const OF_PAGES =
  /\s(?:class|id|role|aria-\w+|data-[\w-]+|tabindex|scope|loading|sizes|srcset)="[^"]*"/gi;

/**
 * The HTML of a text for programs that show it elsewhere: with whole addresses, and without styles,
 * cards of products and smaller versions of its pictures. `url` is where the text itself is.
 */
export function toArticleHtml(
  body: RichTextNode,
  { publicUrl, url }: { readonly publicUrl: string; readonly url: string },
): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <RichText body={body} cards={[]} />
    </StaticRouter>,
  );
  return html
    .replaceAll(/<source [^<>]*>|<\/?picture>/g, "")
    .replaceAll(OF_PAGES, "")
    .replaceAll(/\s(href|src)="(?=\/)/g, ` $1="${publicUrl}`)
    .replaceAll(/\shref="(?=#)/g, ` href="${url}`);
}
