import type { Content, DocumentKey } from "./modules/content/documents.ts";
import { readContent, type Draft } from "./modules/content/read-content.ts";
import type { ShopContext } from "./web/server/shop-context.ts";

/**
 * Returns what reads the words of one page: its loaders ask side by side, and all of them are
 * answered by one query. With `draft`, what that says.
 */
export function createContentReader(
  run: ShopContext["run"],
  draft?: Draft,
): ShopContext["content"] {
  const asked = new Set<DocumentKey>();
  let reading: Promise<Partial<Content>> | undefined;

  async function read(): Promise<Partial<Content>> {
    await new Promise((resolve) => setImmediate(resolve));
    reading = undefined;
    const keys = [...asked];
    asked.clear();
    return run((ctx) => readContent(ctx, keys, draft));
  }

  return async (...keys) => {
    for (const key of keys) asked.add(key);
    const content = await (reading ??= read());
    const entries = keys.map((key) => [key, content[key]]);
    // Every key that was asked for is there.
    return Object.fromEntries(entries) as Pick<Content, (typeof keys)[number]>;
  };
}
