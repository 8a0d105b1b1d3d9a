import { Transform } from "node:stream";

/** The progress of long work. */
export type Step = Readonly<{
  /** The work under way, for example "orders". */
  what: string;
  rows: number;
  ofRows: number;
  bytes: number;
}>;

export type Watch = (step: Step) => void;

const LINE_BREAK = 0x0a;

/**
 * Passes on the data of COPY and reports progress: each row is a line, and a line break within a
 * value is written as "\n".
 */
export function watchRows(what: string, ofRows: number, watch: Watch): Transform {
  let rows = 0;
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1))
        rows += 1;
      watch({ what, rows, ofRows, bytes });
      done(null, chunk);
    },
  });
}
