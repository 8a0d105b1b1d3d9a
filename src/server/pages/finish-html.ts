// Turns React's HTML into the HTML that is sent. All changed parts carry the page's nonce, so they
// are found quickly. The page is copied only once, because copying a whole page takes a noticeable
// part of the rendering time.

/** Scripts and styles inside a page, which its policy allows. */
export type OwnCode = { readonly scripts: readonly Buffer[]; readonly styles: readonly Buffer[] };

/** An element's first tag, from `start` up to `end`. */
type Tag = { readonly start: number; readonly end: number; readonly text: string };

const PRELOAD = /^<link rel="modulepreload"/;
const BOOT = /^<script(?=[^>]* type="module")[^>]* async=""/;

/**
 * The page without its nonce, and its own code. All visitors of a cached page would share the
 * nonce, which then proves nothing. With `isLate` its scripts wait for the page: nothing of them is
 * asked for before everything that is seen has arrived. A page is complete without them; asked for
 * at once they would share the line with its largest image, whatever their priority. So it has no
 * preloads, where its scripts begin is text with a name until the loader takes it, and that text
 * knows what to preload.
 */
export function finishHtml(
  html: Buffer,
  { nonce, isLate }: { nonce: string; isLate: boolean },
): OwnCode & { readonly html: Buffer<ArrayBuffer> } {
  const mark = ` nonce="${nonce}"`;
  const tags = findMarked(html, mark);
  const preloads = tags.flatMap(({ text }) => (PRELOAD.test(text) ? (readHref(text) ?? []) : []));
  const scripts: Buffer[] = [];
  const styles: Buffer[] = [];
  const parts: Buffer[] = [];
  let done = 0;
  for (const { start, end, text } of tags) {
    parts.push(html.subarray(done, start));
    done = end;
    if (isLate && PRELOAD.test(text)) continue;
    const bare = text.replace(mark, "");
    parts.push(Buffer.from(isLate && BOOT.test(text) ? toLateBoot(bare, preloads) : bare));
    if (text.startsWith("<style")) styles.push(readInside(html, end, "</style"));
    if (text.startsWith("<script") && isInlineProgram(text))
      scripts.push(readInside(html, end, "</script"));
  }
  parts.push(html.subarray(done));
  const hasCode = ({ length }: Buffer) => length > 0;
  return {
    html: Buffer.concat(parts),
    scripts: scripts.filter(hasCode),
    styles: styles.filter(hasCode),
  };
}

/** The tags that carry the mark. React escapes angle brackets in attributes. */
function findMarked(html: Buffer, mark: string): Tag[] {
  const tags: Tag[] = [];
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf("<", at);
    const end = html.indexOf(">", at) + 1;
    if (start !== -1 && end !== 0)
      tags.push({ start, end, text: html.toString("utf8", start, end) });
  }
  return tags;
}

const readHref = (tag: string) => / href="([^"]+)"/.exec(tag)?.[1];

/** The bytes between a tag's end and the element's. */
function readInside(html: Buffer, from: number, closing: string): Buffer {
  const to = html.indexOf(closing, from);
  return html.subarray(from, to === -1 ? from : to);
}

const toLateBoot = (tag: string, preloads: readonly string[]) =>
  tag
    .replace("<script", '<script id="boot"')
    .replace(' type="module"', ' type="text/plain"')
    .replace(' async=""', "")
    .replace(/>$/, ` data-preload="${preloads.join(" ")}">`);

/**
 * Types that browsers run or interpret; any other type is a block of data, which needs no
 * permission.
 */
const RUNNABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

function isInlineProgram(tag: string): boolean {
  if (/\ssrc\s*=/i.test(tag)) return false;
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag);
  return RUNNABLE_TYPE.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
}
