/** PostgreSQL's own messages, in a file that cannot grow without bound. */
import fs from "node:fs";
import path from "node:path";

const maxBytes = 1_000_000;
const bufferedLines = 50;

export type ServerLog = Readonly<{
  file: string;
  write(chunk: Buffer): void;
  /** The last lines of this run, oldest first. */
  getLastLines(): readonly string[];
  close(): void;
}>;

/** Appends to `file`; when it is full it becomes `<file>.old`, in place of the one before. */
export function openServerLog(file: string): ServerLog {
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = fs.constants;
  function open(): number {
    const opened = fs.openSync(file, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
    if (process.getuid?.() === 0) {
      // Root and the owner of the folder may take turns.
      const folder = fs.statSync(path.dirname(file));
      fs.fchownSync(opened, folder.uid, folder.gid);
    }
    return opened;
  }
  let handle: number | undefined = open();
  let size = fs.fstatSync(handle).size;
  let tail = "";

  function write(chunk: Buffer): void {
    tail = (tail + chunk.toString("utf8")).split("\n").slice(-bufferedLines).join("\n");
    if (handle === undefined) return;
    try {
      if (size > maxBytes) {
        fs.closeSync(handle);
        handle = undefined;
        fs.renameSync(file, `${file}.old`);
        handle = open();
        size = 0;
      }
      size += fs.writeSync(handle, chunk);
    } catch {
      // A full disk must not end the shop because of a log line.
    }
  }

  return {
    file,
    write,
    getLastLines: () => tail.split("\n").filter((line) => line !== ""),
    close() {
      if (handle !== undefined) fs.closeSync(handle);
      handle = undefined;
    },
  };
}
