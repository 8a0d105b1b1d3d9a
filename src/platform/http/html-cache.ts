// Pages that are the same for every visitor are rendered once and then answered from memory.
import { compress } from "./compression.ts";
import { weakEtag } from "./etag.ts";
import { hearMadeOf } from "./made-of.ts";
import { prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";

export type HtmlCacheOptions = {
  /** Renders a page. Its request carries neither cookies nor anything else of a visitor. */
  readonly render: (request: Request) => Promise<Response>;
  /** Scheme and host of the requests that are rendered. */
  readonly origin: string;
  /** How much memory the kept pages may take, in all their forms. */
  readonly maxBytes?: number;
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
  /**
   * Keeps the pages that said (`noteMadeOf`) that they are made of the state `mark`, and drops all others, with those that
   * said nothing. What is being rendered now is kept if it turns out to be made of it.
   */
  readonly keepOnly: (mark: string) => void;
  readonly stats: () => {
    readonly entries: number;
    readonly bytes: number;
    readonly renders: number;
    readonly invalidations: number;
    /** Changes that left every kept page as it was. */
    readonly spared: number;
  };
};

type Entry = {
  answer: PreparedAnswer;
  bytes: number;
  usedSinceSweep: boolean;
  readonly madeOf: string | undefined;
};

/** Some sixty addresses (pages, and their data) come to 5 MB; the rest is room for more of them. */
const MAX_BYTES = 33_554_432;

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
  const { render, origin, maxBytes = MAX_BYTES, settleMs = 1_000 } = options;
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<PreparedAnswer | undefined>>();
  let bytes = 0;
  /** Goes up when everything is dropped. */
  let version = 0;
  /** Goes up when pages are held against a state, which is `current` from then on. */
  let looks = 0;
  let current: string | undefined;
  let renders = 0;
  let invalidations = 0;
  let spared = 0;
  /** One slow compression at a time leaves the other threads to the visitors. */
  let compressions: Promise<void> = Promise.resolve();

  function store(path: string, entry: Entry): void {
    remove(path);
    if (entry.bytes > maxBytes) return;
    while (bytes + entry.bytes > maxBytes) evictOne();
    entries.set(path, entry);
    bytes += entry.bytes;
  }

  function remove(path: string): void {
    bytes -= entries.get(path)?.bytes ?? 0;
    entries.delete(path);
  }

  /** The oldest page that nobody asked for since the last look goes; invented addresses go before real ones. */
  function evictOne(): void {
    for (const [path, entry] of entries) {
      if (!entry.usedSinceSweep) return remove(path);
      entry.usedSinceSweep = false;
      entries.delete(path);
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
      if (!isCurrent()) return;
      entry.answer = prepareAnswer({ ...source, compressed });
      bytes -= entry.bytes;
      entry.bytes = bytesOf(entry.answer);
      bytes += entry.bytes;
    };
    // A compression that fails leaves the quick one in place.
    const enqueue = () => (compressions = compressions.then(work).catch(() => undefined));
    setTimeout(() => void enqueue(), settleMs).unref();
  }

  async function renderPage(path: string): Promise<PreparedAnswer | undefined> {
    const versionAtStart = version;
    const looksAtStart = looks;
    renders += 1;
    const request = new Request(origin + path, { headers: { accept: "text/html" } });
    const { result: response, madeOf } = await hearMadeOf(() => render(request));
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
    const isProven = madeOf !== undefined && madeOf === current;
    if (version === versionAtStart && (looks === looksAtStart || isProven)) {
      const entry: Entry = { answer, bytes: bytesOf(answer), usedSinceSweep: false, madeOf };
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
      invalidations += 1;
      entries.clear();
      bytes = 0;
      // Whoever asks from now on must see the change, so they do not join a render that began before it.
      pending.clear();
    },
    keepOnly(mark) {
      const before = entries.size;
      for (const [path, { madeOf }] of entries) if (madeOf !== mark) remove(path);
      if (entries.size < before) invalidations += 1;
      else spared += 1;
      looks += 1;
      current = mark;
      pending.clear();
    },
    stats: () => ({ entries: entries.size, bytes, renders, invalidations, spared }),
  };
}

/** All characters of a prepared answer are of one byte. */
function bytesOf({ variants }: PreparedAnswer): number {
  return Object.values(variants)
    .flatMap(({ wire, headers }) => [wire, ...headers])
    .reduce((sum, { length }) => sum + length, 0);
}

function keptHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name]) => !headersNotKept.has(name));
}
