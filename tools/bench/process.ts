import { readdirSync, readFileSync } from "node:fs";
import { getErrorCode } from "../../src/platform/file-errors.ts";

const TICKS_PER_SECOND = 100; // Linux tells times in hundredths of a second on every machine we know
const MICROSECONDS = 1_000_000;

/** Resident memory of one process. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024);
}

/** Processor time that the processes have used so far, together. */
export function cpuMicroseconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // The name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * MICROSECONDS;
  }, 0);
}

/** The same of a process with its children, also of those that have ended. */
export function familyCpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const ended = ((Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND) * MICROSECONDS;
  try {
    return ended + cpuMicroseconds([pid, ...getChildren(pid)]);
  } catch (error) {
    const code = getErrorCode(error);
    if (code !== "ENOENT" && code !== "ESRCH") throw error;
    return familyCpuMicroseconds(pid); // A child has just ended: its time is the parent's now.
  }
}

export function getChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}
