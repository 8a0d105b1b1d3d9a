import type { Content, DocumentKey } from "#modules/content/documents.ts";
import { readPageContent, type PageContent } from "#modules/content/read-page-content.ts";
import type { Draft } from "#modules/content/read-content.ts";
import { toMarketKey } from "#modules/markets/page-markets.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/**
 * Returns what reads the words of one page, its documents and the texts: its loaders ask side by
 * side, and all of them are answered by one query. With `draft`, what that says.
 */
export function createContentReaders(
  shop: Pick<ShopContext, "run" | "runShared" | "market">,
  draft?: Draft,
): Pick<ShopContext, "content" | "texts" | "placeholders"> {
  const requestedKeys = new Set<DocumentKey>();
  let areTextsRequested = false;
  let reading: Promise<PageContent<DocumentKey>> | undefined;

  async function read(): Promise<PageContent<DocumentKey>> {
    await new Promise((resolve) => setImmediate(resolve));
    reading = undefined;
    const market = shop.market?.code;
    const page = {
      keys: [...requestedKeys].toSorted(),
      withTexts: areTextsRequested,
      draft,
      market,
    };
    requestedKeys.clear();
    areTextsRequested = false;
    const texts = page.withTexts ? " and texts" : "";
    const name = toMarketKey(`content ${page.keys.join(" ")}${texts}`, shop.market);
    return draft === undefined
      ? shop.runShared(name, (ctx) => readPageContent(ctx, page))
      : shop.run((ctx) => readPageContent(ctx, page));
  }

  return {
    async content(...keys) {
      for (const key of keys) requestedKeys.add(key);
      const { content, images } = await (reading ??= read());
      const entries = keys.map((key) => [key, content[key]]);
      // Every key that was asked for is there.
      const found = Object.fromEntries(entries) as Pick<Content, (typeof keys)[number]>;
      return images === undefined ? found : { ...found, images };
    },
    async texts() {
      areTextsRequested = true;
      const { texts } = await (reading ??= read());
      return texts;
    },
    async placeholders() {
      const { values } = await (reading ??= read());
      return values;
    },
  };
}
