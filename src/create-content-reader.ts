import type { Content, DocumentKey } from "./modules/content/documents.ts";
import { readPageContent, type Draft, type PictureNotes } from "./modules/content/read-content.ts";
import type { ShopContext } from "./web/server/shop-context.ts";

type Read = {
  readonly content: Partial<Content>;
  readonly images: PictureNotes | undefined;
};

/**
 * Returns what reads the words of one page: its loaders ask side by side, and all of them are
 * answered by one query. With `draft`, what that says.
 */
export function createContentReader(
  run: ShopContext["run"],
  draft?: Draft,
): ShopContext["content"] {
  const asked = new Set<DocumentKey>();
  let reading: Promise<Read> | undefined;

  async function read(): Promise<Read> {
    await new Promise((resolve) => setImmediate(resolve));
    reading = undefined;
    const keys = [...asked];
    asked.clear();
    return run((ctx) => readPageContent(ctx, keys, draft));
  }

  return async (...keys) => {
    for (const key of keys) asked.add(key);
    const { content, images } = await (reading ??= read());
    const entries = keys.map((key) => [key, content[key]]);
    // Every key that was asked for is there.
    const found = Object.fromEntries(entries) as Pick<Content, (typeof keys)[number]>;
    return images === undefined ? found : { ...found, images };
  };
}
