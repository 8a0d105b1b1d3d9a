import { spawn } from "node:child_process";
import { once } from "node:events";

export type Program = {
  /** All that it has printed so far. */
  readonly output: () => string;
  /** Waits until it has printed something like this. Rejects when it ends before. */
  readonly until: (pattern: RegExp) => Promise<string>;
  readonly hasEnded: () => boolean;
  readonly end: () => Promise<void>;
};

/** Starts a program, which ends with this process at the latest. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Program {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      child.emit("printed");
    });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  let isOver = false;
  const ended = once(child, "close").finally(() => {
    isOver = true;
    process.off("exit", kill);
    child.emit("printed");
  });
  return {
    output: () => output,
    until: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output)?.[0];
        if (found !== undefined) return found;
        if (isOver) throw new Error(`${command} has ended:\n${output}`);
        // oxlint-disable-next-line no-await-in-loop -- line after line
        await once(child, "printed");
      }
    },
    hasEnded: () => isOver,
    end: async () => {
      kill();
      await ended;
    },
  };
}
