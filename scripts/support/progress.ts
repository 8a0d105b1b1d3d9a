// Progress of the scripts while they work: one line per step, rewritten in place on a terminal.

export type Progress = {
  /** Shows how far the step is, for example "Images 12/33". */
  update: (text: string) => void;
  /** Replaces the running line by a last one. */
  done: (text: string) => void;
};

/**
 * A progress line on `stream`. Where it is not a terminal only the first and the last text are
 * printed.
 */
export function startProgress(stream: NodeJS.WriteStream = process.stdout): Progress {
  let printed = false;
  const inPlace = stream.isTTY;
  return {
    update(text) {
      if (inPlace) stream.write(`\r\x1b[2K${text} …`);
      else if (!printed) stream.write(`${text} …\n`);
      printed = true;
    },
    done(text) {
      stream.write(inPlace ? `\r\x1b[2K${text}\n` : `${text}\n`);
    },
  };
}

/** Seconds since `startMs` (a `performance.now()` value), as "4.2 s". */
export function computeSecondsSince(startMs: number): string {
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
}
