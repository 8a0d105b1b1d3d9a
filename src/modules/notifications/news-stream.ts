import type { AdminAction } from "#shared/permissions.ts";
import { newsAudience } from "./audience.ts";
import type { News } from "./contract.ts";
import type { LiveNews } from "./live-news.ts";

/** Proxies and browsers close a connection that is silent for longer. */
const BEAT_MS = 20_000;
/**
 * When a browser leaves this much unread, its connection is closed; it connects again and reads
 * everything anew.
 */
const MOST_BYTES = 65_536;

/**
 * The news as an event stream. It ends with the shop, at `endsAt` (the end of the token that opened
 * it), when `mayDo` no longer returns any rights (called before each event and with every
 * heartbeat), when the reader does not read, and when it disconnects; `onEnd` is called once in
 * each case. Only events that the listener may see are sent.
 */
export function openNewsStream(options: {
  live: Pick<LiveNews, "follow" | "onEnd">;
  mayDo: () => Promise<readonly AdminAction[]>;
  endsAt: Date;
  clock: () => Date;
  onEnd: () => void;
}): ReadableStream<Uint8Array> {
  const { live, mayDo, endsAt, clock, onEnd } = options;
  const encoder = new TextEncoder();
  const ending = new AbortController();
  ending.signal.addEventListener("abort", onEnd);

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (ending.signal.aborted) return;
          ending.abort();
          controller.close();
        };
        const sendText = (text: string) => {
          if (ending.signal.aborted) return;
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        const sendIfAllowed = async (getText: (may: readonly AdminAction[]) => string) => {
          const may = clock() < endsAt ? await mayDo().catch(() => []) : [];
          if (may.length === 0) return end();
          const text = getText(may);
          if (text !== "") sendText(text);
        };
        const stopFollowing = live.follow(
          (news) =>
            void sendIfAllowed((may) =>
              news
                .filter((it) => isFor(it, may))
                .map(toServerSentEvent)
                .join(""),
            ),
        );
        const stopWaiting = live.onEnd(end);
        const beat = setInterval(() => void sendIfAllowed(() => ": beat\n\n"), BEAT_MS);
        const last = setTimeout(end, endsAt.getTime() - clock().getTime());
        ending.signal.addEventListener("abort", () => {
          stopFollowing();
          stopWaiting();
          clearInterval(beat);
          clearTimeout(last);
        });
        sendText(": open\n\n");
      },
      cancel: () => ending.abort(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BYTES }),
  );
}

function isFor({ event }: News, may: readonly AdminAction[]): boolean {
  const needed = newsAudience[event];
  return needed === null || may.includes(needed);
}

function toServerSentEvent({ event, data }: News): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
