import type { News } from "#modules/notifications/contract.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { createEventParser } from "./event-parser.ts";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** More than two heartbeats of the server: a connection that is silent for longer is lost. */
const SILENCE_MS = 50_000;
/** A tab that was hidden for this long needs no connection. */
const HIDDEN_MS = 5 * MINUTE_MS;

export type Following = {
  /** Opens the stream. Rejects when there is no answer. */
  open: (signal: AbortSignal) => Promise<Response>;
  /** The stream was refused because of the token: resolves to whether there may be another one. */
  refreshToken: () => Promise<boolean>;
  onNews: (news: News) => void;
  /** News may have been missed. */
  onGap: () => void;
  /** Of the document. */
  isHidden: () => boolean;
  /**
   * Calls `act` whenever the page is shown or hidden, or the connection comes back; returns what
   * undoes it.
   */
  onAttention: (act: () => void) => () => void;
  getRandom: () => number;
};

/**
 * Follows the news until the function that it returns is called, and comes back after every
 * interruption.
 */
export function followNews(following: Following): () => void {
  const { onNews, onGap, isHidden, onAttention } = following;
  const startedAt = performance.now();
  const stopping = new AbortController();
  const { signal } = stopping;

  /**
   * Reads one stream to its end. Returns whether anything came. Throws when the connection is lost.
   */
  async function readStream(response: Response, connection: AbortController): Promise<boolean> {
    const parse = createEventParser();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let hasHeard = false;
    for (;;) {
      const silence = setTimeout(() => connection.abort(), SILENCE_MS);
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const piece = await reader?.read().finally(() => clearTimeout(silence));
      if (piece === undefined || piece.done) return hasHeard;
      hasHeard = true;
      // Only our own server says these.
      for (const event of parse(piece.value)) onNews(event as News);
    }
  }

  /**
   * Returns how it went: "heard" for a stream that ended in order, "over" when there is no use in
   * asking again.
   */
  async function tryOnce(isFirst: boolean): Promise<"heard" | "failed" | "over"> {
    const connection = new AbortController();
    const stopRequest = () => connection.abort();
    signal.addEventListener("abort", stopRequest);
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(hiding);
      if (isHidden()) hiding = setTimeout(stopRequest, HIDDEN_MS);
    };
    const unwatch = onAttention(watch);
    watch();
    try {
      const response = await following.open(connection.signal);
      if (response.status === 403) {
        // Reading again now shows that the user may no longer.
        onGap();
        return "over";
      }
      if (response.status === 401) return (await following.refreshToken()) ? "failed" : "over";
      if (!response.ok) return "failed";
      if (!isFirst || isLate(response)) onGap();
      return (await readStream(response, connection)) ? "heard" : "failed";
    } catch {
      return "failed";
    } finally {
      clearTimeout(hiding);
      unwatch();
      signal.removeEventListener("abort", stopRequest);
    }
  }

  /** Whether there was news after the page had begun to read and before it began to listen. */
  function isLate({ headers }: Response): boolean {
    return Number(headers.get("quiet-ms")) <= performance.now() - startedAt;
  }

  async function run(): Promise<void> {
    let delayMs = FIRST_DELAY_MS;
    let isFirst = true;
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const outcome = await tryOnce(isFirst);
      if (outcome === "over" || signal.aborted) return;
      isFirst = false;
      if (outcome === "heard") delayMs = FIRST_DELAY_MS;
      // Jitter keeps many tabs from coming back in the same moment.
      const pause = delayMs * (0.5 + following.getRandom() / 2);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await waitMs(pause);
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    }
  }

  /** Waits, also as long as the page is hidden; ends early when it is shown again. */
  function waitMs(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unwatch();
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(() => isHidden() || end(), pauseMs);
      const unwatch = onAttention(() => isHidden() || end());
      signal.addEventListener("abort", end);
    });
  }

  void run();
  return () => stopping.abort();
}
