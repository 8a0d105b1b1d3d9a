// The shops of a worker. A file of tests runs in one worker, so nobody else is in its shop
// meanwhile.
import { startOwnShop, type OwnShop, type Payments } from "./own-shop.ts";

export type Shops = {
  /**
   * The shop with these payments, which starts when it is first wanted. With a `file` that file's
   * alone: it ends when another file wants one.
   */
  readonly find: (requested: { payments: Payments; file?: string | undefined }) => Promise<OwnShop>;
  readonly stop: () => Promise<void>;
};

/** No shop yet; each starts when a test first wants it. */
export function createShops(): Shops {
  const running = new Map<string, { file: string | undefined; shop: Promise<OwnShop> }>();
  const end = async (key: string) => {
    const shop = running.get(key)?.shop;
    running.delete(key);
    await (await shop?.catch(() => undefined))?.stop();
  };
  return {
    async find({ payments, file }) {
      const others = [...running].filter(([, entry]) => (entry.file ?? file) !== file);
      await Promise.all(others.map(([key]) => end(key)));
      const key = `${payments} ${file}`;
      const { shop } = running.get(key) ?? { shop: startOwnShop({ payments }) };
      running.set(key, { file, shop });
      return shop;
    },
    stop: async () => {
      await Promise.all([...running.keys()].map(end));
    },
  };
}
