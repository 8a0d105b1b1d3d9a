import type { Step, Watch } from "#platform/backup/watch.ts";

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;
const BAR_WIDTH = 24;

export type ProgressLine = { readonly watch: Watch; readonly remove: () => void };

/**
 * Shows how far long work is on `stream`: one line that is drawn anew on a terminal; elsewhere a
 * plain line every few seconds, so that short work says nothing.
 */
export function createProgressLine(
  stream: Pick<NodeJS.WriteStream, "write"> & { readonly isTTY?: boolean | undefined },
  now: () => number = () => performance.now(),
): ProgressLine {
  const isTerminal = stream.isTTY === true;
  const pauseMs = isTerminal ? REDRAW_MS : PLAIN_LINE_MS;
  let drawnMs = isTerminal ? Number.NEGATIVE_INFINITY : now();
  let isDrawn = false;
  return {
    watch(step) {
      if (now() - drawnMs < pauseMs) return;
      drawnMs = now();
      isDrawn = true;
      const line = getLine(step, isTerminal);
      stream.write(isTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    remove() {
      if (isTerminal && isDrawn) stream.write("\r\x1b[2K");
      isDrawn = false;
    },
  };
}

function getLine({ what, rows, ofRows, bytes }: Step, isTerminal: boolean): string {
  const parts: string[] = [];
  if (ofRows > 0) {
    const filled = "#".repeat(Math.round(Math.min(1, rows / ofRows) * BAR_WIDTH));
    parts.push(
      `${isTerminal ? `[${filled.padEnd(BAR_WIDTH, "-")}] ` : ""}${rows} of ${ofRows} rows`,
    );
  }
  if (bytes > 0) parts.push(getSize(bytes));
  return parts.length === 0 ? `${what} …` : `${what}: ${parts.join(", ")}`;
}

/** A number of bytes as people read it, such as "12.3 MB". */
export function getSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}
