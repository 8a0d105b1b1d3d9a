import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CLIENT_CORE } from "./tools.ts";

export type Load = {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
};

const unitMs = { us: 0.001, ms: 1, s: 1_000, m: 60_000 } as const;

/**
 * Asks for `url` as fast as possible over `connections` connections, as a browser that takes
 * brotli.
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: readonly string[] = [],
  cores = CLIENT_CORE,
): Promise<Load> {
  const { stdout } = await promisify(execFile)("taskset", [
    "-c",
    cores,
    "wrk",
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: gzip, deflate, br, zstd",
    ...headers.map((header) => `--header=${header}`),
    url,
  ]);
  return parseWrk(stdout);
}

/** Reads what wrk prints. */
export function parseWrk(output: string): Load {
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!Number.isFinite(requestsPerSecond))
    throw new Error(`wrk said something unexpected:\n${output}`);
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ??
    [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? "0";
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    requestsPerSecond,
    p50Ms: latency(output, "50"),
    p99Ms: latency(output, "99"),
    errors: [...socketErrors, refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

function latency(output: string, percent: string): number {
  const [, value, unit] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, "m").exec(output) ?? [];
  if (value === undefined || unit === undefined)
    throw new Error(`wrk gave no ${percent}th percentile:\n${output}`);
  const ms = Number(value) * unitMs[unit as keyof typeof unitMs]; // the expression lists these four
  return Math.round(ms * 1_000) / 1_000;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a `share` (0 to 1) of all is below; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
