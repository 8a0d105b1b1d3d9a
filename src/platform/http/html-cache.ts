// Pages that are the same for every visitor are rendered once and then answered from memory.
import { compress } from "./compression.ts";
import { weakEtag } from "./etag.ts";
import { prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";

export type HtmlCacheOptions = {
  /** Renders a page. Its request carries neither cookies nor anything else of a visitor. */
  readonly render: (request: Request) => Promise<Response>;
  /** Scheme and host of the requests that are rendered. */
  readonly origin: string;
  readonly maxEntries?: number;
  /** How long a page must stay current before it is worth the slow compression. */
  readonly settleMs?: number;
};

export type HtmlCache = {
  /** The page that is ready under this canonical path. */
  readonly get: (path: string) => PreparedAnswer | undefined;
  /**
   * Renders a page for everybody who waits for it. Undefined when the answer is not the same for all
   * (it sets a cookie): each of them then needs their own. Rejects when rendering fails.
   */
  readonly fill: (path: string) => Promise<PreparedAnswer | undefined>;
  /** Drops everything. What is being rendered now is still answered, but not kept. */
  readonly invalidate: () => void;
  readonly stats: () => {
    readonly entries: number;
    readonly renders: number;
    readonly invalidations: number;
  };
};

type Entry = { answer: PreparedAnswer; usedSinceSweep: boolean };

/** These belong to one exchange, or are written anew for the kept answer. */
const headersNotKept: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { render, origin, maxEntries = 500, settleMs = 1_000 } = options;
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<PreparedAnswer | undefined>>();
  let version = 0;
  let renders = 0;
  /** One slow compression at a time leaves the other threads to the visitors. */
  let compressions: Promise<void> = Promise.resolve();

  function store(path: string, entry: Entry): void {
    if (entries.size >= maxEntries && !entries.has(path)) evictOne();
    entries.set(path, entry);
  }

  /** The oldest page that nobody asked for since the last look goes; invented addresses go before real ones. */
  function evictOne(): void {
    for (const [path, entry] of entries) {
      entries.delete(path);
      if (!entry.usedSinceSweep) return;
      entry.usedSinceSweep = false;
      entries.set(path, entry);
    }
  }

  function compressLater(
    path: string,
    entry: Entry,
    source: Parameters<typeof prepareAnswer>[0],
  ): void {
    const isCurrent = () => entries.get(path) === entry;
    const work = async () => {
      if (!isCurrent()) return;
      const compressed = await compress(source.body, "best");
      if (isCurrent()) entry.answer = prepareAnswer({ ...source, compressed });
    };
    // A compression that fails leaves the quick one in place.
    const enqueue = () => (compressions = compressions.then(work).catch(() => undefined));
    setTimeout(() => void enqueue(), settleMs).unref();
  }

  async function renderPage(path: string): Promise<PreparedAnswer | undefined> {
    const versionAtStart = version;
    renders += 1;
    const response = await render(new Request(origin + path, { headers: { accept: "text/html" } }));
    if (response.headers.has("set-cookie")) {
      await response.body?.cancel();
      return undefined;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const isShareable =
      response.status === 200 && response.headers.get("cache-control")?.includes("public") === true;
    if (!isShareable) {
      return prepareAnswer({ status: response.status, headers: keptHeaders(response), body });
    }
    const source = {
      status: 200,
      // A request id names one exchange; the kept page answers many.
      headers: keptHeaders(response).filter(([name]) => name !== "x-request-id"),
      body,
      etag: weakEtag(body),
    };
    const answer = prepareAnswer({ ...source, compressed: await compress(body, "quick") });
    if (version === versionAtStart) {
      const entry: Entry = { answer, usedSinceSweep: false };
      store(path, entry);
      compressLater(path, entry, source);
    }
    return answer;
  }

  return {
    get(path) {
      const entry = entries.get(path);
      if (entry === undefined) return undefined;
      entry.usedSinceSweep = true;
      return entry.answer;
    },
    fill(path) {
      const underWay = pending.get(path);
      if (underWay !== undefined) return underWay;
      const filling = renderPage(path).finally(() => {
        if (pending.get(path) === filling) pending.delete(path);
      });
      pending.set(path, filling);
      return filling;
    },
    invalidate() {
      version += 1;
      entries.clear();
      // Whoever asks from now on must see the change, so they do not join a render that began before it.
      pending.clear();
    },
    stats: () => ({ entries: entries.size, renders, invalidations: version }),
  };
}

function keptHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name]) => !headersNotKept.has(name));
}
