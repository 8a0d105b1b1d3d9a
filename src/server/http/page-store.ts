// Cached pages in memory, with a limit of bytes.
import type { PreparedAnswer } from "./prepared-answer.ts";

export type StoredPage = { answer: PreparedAnswer; usedSinceSweep: boolean };

export type PageStore<Page extends StoredPage> = {
  readonly get: (path: string) => Page | undefined;
  readonly set: (path: string, page: Page) => void;
  readonly delete: (path: string) => void;
  /** Replaces the answer of `page` by another encoding of it, if it is still there. */
  readonly replaceAnswer: (path: string, page: Page, answer: PreparedAnswer) => void;
  readonly listPages: () => IterableIterator<Page>;
  readonly getStats: () => { readonly entries: number; readonly bytes: number };
};

/** Keeps pages of at most `maxBytes` in all; pages that are not requested make room for others. */
export function createPageStore<Page extends StoredPage>(maxBytes: number): PageStore<Page> {
  const pages = new Map<string, Page>();
  let bytes = 0;

  function remove(path: string): void {
    const page = pages.get(path);
    if (page === undefined) return;
    bytes -= getBytes(page.answer);
    pages.delete(path);
  }

  /**
   * Removes the oldest page that was not requested since the last sweep, so that invented addresses
   * go before real ones.
   */
  function removeOne(): void {
    for (const [path, page] of pages) {
      if (!page.usedSinceSweep) return remove(path);
      page.usedSinceSweep = false;
      pages.delete(path);
      pages.set(path, page);
    }
  }

  return {
    get: (path) => pages.get(path),
    set(path, page) {
      remove(path);
      const size = getBytes(page.answer);
      if (size > maxBytes) return;
      const hasRoom = () => bytes + size <= maxBytes;
      while (!hasRoom()) removeOne();
      pages.set(path, page);
      bytes += size;
    },
    delete: remove,
    replaceAnswer(path, page, answer) {
      if (pages.get(path) !== page) return;
      bytes += getBytes(answer) - getBytes(page.answer);
      page.answer = answer;
    },
    listPages: () => pages.values(),
    getStats: () => ({ entries: pages.size, bytes }),
  };
}

/** Bodies and header lines together; a character of these is one byte. */
function getBytes({ variants }: PreparedAnswer): number {
  return Object.values(variants)
    .flatMap(({ bytes, headers }) => [bytes, ...headers])
    .reduce((sum, { length }) => sum + length, 0);
}
