// Pages that are the same for every visitor are rendered once and then answered from memory. A page
// that is out of date is shown until there is a new one.
import { setTimeout as sleep } from "node:timers/promises";
import { withTimeout } from "#platform/with-timeout.ts";
import { compress } from "./compression.ts";
import { OverloadedError } from "#platform/concurrency-limit.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";
import { prepareAnswer, type PreparedAnswer } from "./prepared-answer.ts";
import type { NetworkLimits } from "./network-limits.ts";
import { getAnswer, hasFailed, renderSharedPage, type Rendered } from "./render-shared-page.ts";
import { createTurns } from "./serialize-work.ts";

export type HtmlCacheOptions = {
  /** Renders a page. Its request carries neither cookies nor anything else of a visitor. */
  readonly render: (request: Request) => Promise<Response>;
  /** The limits in which renders wait for their turn. */
  readonly limits: Pick<NetworkLimits, "refills" | "pages">;
  /** Hears of each change, before anything is rendered anew. */
  readonly onChange?: () => void;
  /** Scheme and host of the requests that are rendered. */
  readonly origin: string;
  /** The memory limit of the cached pages, in all their encodings. */
  readonly maxBytes?: number;
  /** How long a page must stay current before it is worth the slow compression. */
  readonly settleMs?: number;
  /** How long visitors wait for the new page before they get the old one. */
  readonly patienceMs?: number;
};

export type HtmlCache = {
  /** The page under this canonical path, if it is cached and up to date. */
  readonly get: (path: string) => PreparedAnswer | undefined;
  /**
   * The page for a visitor from `network` when `get` has none: rendered once for all who wait.
   * While the new one fails or takes long, they get the old page. Undefined when the answer is not
   * the same for all (it sets a cookie), so that each visitor needs their own. Rejects when there
   * is no old page, and rendering fails or finds no place (OverloadedError).
   */
  readonly fill: (path: string, network?: string) => Promise<PreparedAnswer | undefined>;
  /** Something has changed: all that is cached, or being rendered now, is out of date. */
  readonly expire: () => void;
  /** Something may no longer be shown, so old pages are not used either. */
  readonly removeAll: () => void;
  readonly getStats: () => {
    readonly entries: number;
    readonly bytes: number;
    readonly renders: number;
    /** Changes after which everything was out of date. */
    readonly invalidations: number;
    /** Answers with an old page. */
    readonly stale: number;
    /** Renders that failed, or found no place, while there was an old page. */
    readonly failed_refills: number;
  };
};

type Page = StoredPage & {
  /** The last change that it knows of. */
  readonly version: number;
  /** Since when it is out of date: Infinity while current, -Infinity if it may not be shown. */
  staleSince: number;
  /** Until when visitors wait for the new page, once one does. */
  patientUntil: number | undefined;
  /** When rendering it was begun for the last time. */
  triedAt: number;
  errors: number;
  /** After errors: not before this moment it is tried again. */
  retryAt: number;
};

type Work = () => Promise<Rendered>;
/** Some sixty addresses (pages, and their data) come to 5 MB; the rest is room for more of them. */
const MAX_BYTES = 33_554_432;
/** An old page is better than none, but not for hours. */
const MAX_STALE_MS = 600_000;
/** Long enough for a render, and far below the second in which a change is seen. */
const PATIENCE_MS = 400;
/** Changes within this time are handled together. Visitors wait for longer: they see the last. */
const REFILL_INTERVAL_MS = 200;
/** A render gives up by itself before. */
const RENDER_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const getNow = () => performance.now();

export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { render, limits, origin, settleMs = 1_000, patienceMs = PATIENCE_MS } = options;
  const store = createPageStore<Page>(options.maxBytes ?? MAX_BYTES);
  /** The number of the last change. */
  let version = 0;
  /** The last change after which nothing older may be shown. */
  let droppedAt = 0;
  const counts = { renders: 0, invalidations: 0, stale: 0, failed_refills: 0 };
  /** Renders by path. */
  const renderTurns = createTurns<Rendered>(() => version);
  /** Renders of pages that are not cached, by path and network: each network has its own place. */
  const firstTurns = createTurns<PreparedAnswer | undefined>(() => version);
  /** One slow compression at a time leaves the other threads to the visitors. */
  let compressions: Promise<void> = Promise.resolve();

  function get(path: string): PreparedAnswer | undefined {
    const page = store.get(path);
    if (page === undefined || page.version !== version) return undefined;
    page.usedSinceSweep = true;
    return page.answer;
  }

  function markOutdated(since: number): void {
    version += 1;
    counts.invalidations += 1;
    options.onChange?.();
    for (const page of store.listPages()) {
      page.staleSince = Math.min(page.staleSince, since);
      page.patientUntil = undefined;
      // The cause of its error may be gone.
      page.retryAt = 0;
    }
  }

  /** Renders a page once for all who ask now. `enter` waits for its place. */
  function renderInTurn(path: string, reservePlace: (work: Work) => ReturnType<Work>) {
    return renderTurns(path, async (begin) => {
      const old = store.get(path);
      if (old !== undefined) await waitMs(old.triedAt + REFILL_INTERVAL_MS - getNow());
      try {
        const rendered = await reservePlace(() =>
          withTimeout(RENDER_LIMIT_MS, renderAndStore(path, begin())),
        );
        if (hasFailed(rendered)) recordError(path);
        return rendered;
      } catch (error) {
        recordError(path, error);
        throw error;
      }
    });
  }

  async function renderAndStore(path: string, versionAtStart: number): Promise<Rendered> {
    const startedAt = getNow();
    const old = store.get(path);
    if (old !== undefined) old.triedAt = startedAt;
    counts.renders += 1;
    const rendered = await renderSharedPage(origin + path, render);
    if (rendered.kind !== "shared") {
      if (rendered.kind === "missing" || !hasFailed(rendered)) store.delete(path);
      return rendered.kind === "missing" ? renderStandIn(rendered.standIn) : rendered;
    }
    const { answer, source } = rendered;
    const isNewest = (store.get(path)?.version ?? 0) <= versionAtStart;
    if (!isNewest || versionAtStart < droppedAt) return rendered;
    const page: Page = {
      answer,
      usedSinceSweep: false,
      version: versionAtStart,
      // Something changed meanwhile: newer than the old page, but already out of date.
      staleSince: versionAtStart === version ? Infinity : startedAt,
      patientUntil: undefined,
      triedAt: startedAt,
      errors: 0,
      retryAt: 0,
    };
    store.set(path, page);
    compressLater(path, page, source);
    return rendered;
  }

  /** The page at `path` for an address that has none, in that one's place among the renders. */
  async function renderStandIn(path: string): Promise<Rendered> {
    const old = store.get(path);
    if (old === undefined) return renderInTurn(path, (work) => work());
    const answer = get(path) ?? (await fillNewer(path, old));
    return answer === undefined ? { kind: "personal" } : { kind: "once", answer };
  }

  function recordError(path: string, error?: unknown): void {
    const page = store.get(path);
    if (page === undefined) return;
    counts.failed_refills += 1;
    // Without a place nothing was tried, so it can be tried again soon.
    if (!(error instanceof OverloadedError)) page.errors += 1;
    const delay = FIRST_RETRY_MS * 2 ** Math.max(page.errors - 1, 0);
    page.retryAt = getNow() + Math.min(delay, LAST_RETRY_MS);
  }

  function compressLater(
    path: string,
    page: Page,
    source: Parameters<typeof prepareAnswer>[0],
  ): void {
    const isCurrent = () => store.get(path) === page && page.version === version;
    const compressNext = async () => {
      if (!isCurrent()) return;
      const compressed = await compress(source.body, "best");
      store.replaceAnswer(path, page, prepareAnswer({ ...source, compressed }));
    };
    // A compression that fails leaves the quick one in place.
    const queueWork = () => (compressions = compressions.then(compressNext).catch(() => undefined));
    setTimeout(() => void queueWork(), settleMs).unref();
  }

  async function fillFirst(path: string, network?: string): Promise<PreparedAnswer | undefined> {
    return firstTurns(`${path} ${network ?? ""}`, (begin) =>
      limits.pages(network, async () => {
        begin();
        return get(path) ?? getAnswer(await renderInTurn(path, (work) => work()));
      }),
    );
  }

  async function fillNewer(
    path: string,
    old: Page,
    network?: string,
  ): Promise<PreparedAnswer | undefined> {
    const mayBeShown = () => getNow() - old.staleSince < MAX_STALE_MS;
    const isResting = getNow() < old.retryAt;
    if (!(isResting && mayBeShown())) {
      const refill = renderInTurn(path, (work) => limits.refills(network, work));
      old.patientUntil ??= getNow() + patienceMs;
      const isNew = await Promise.race([
        refill.then((rendered) => !hasFailed(rendered)).catch(() => false),
        waitMs(old.patientUntil - getNow()).then(() => false),
      ]);
      if (isNew || !mayBeShown()) return getAnswer(await refill);
    }
    counts.stale += 1;
    old.usedSinceSweep = true;
    return old.answer;
  }

  return {
    get,
    async fill(path, network) {
      const ready = get(path);
      if (ready !== undefined) return ready;
      const old = store.get(path);
      return old === undefined ? fillFirst(path, network) : fillNewer(path, old, network);
    },
    expire: () => markOutdated(getNow()),
    removeAll() {
      markOutdated(-Infinity);
      droppedAt = version;
    },
    getStats: () => ({ ...store.getStats(), ...counts }),
  };
}

async function waitMs(ms: number): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { ref: false });
}
