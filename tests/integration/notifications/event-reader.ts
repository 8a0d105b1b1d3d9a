// Reads an event stream as a page does.
import { onTestFinished } from "vitest";

export type StreamEvent = { event: string; data: unknown };

export type EventReader = {
  status: number;
  headers: Headers;
  /** The next event; undefined when the stream has ended. Comments are passed over. */
  next: () => Promise<StreamEvent | undefined>;
  leave: () => void;
};

/** Opens a stream; it is left when the test is over. */
export async function readEvents(url: string, token?: string): Promise<EventReader> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(url, {
    signal: leaving.signal,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event !== undefined && data !== undefined) return { event, data: JSON.parse(data) };
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const piece = await reader?.read();
      if (piece === undefined || piece.done) return undefined;
      text += piece.value;
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    leave: () => leaving.abort(),
  };
}
