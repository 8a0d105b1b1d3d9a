// How long the checks took on this machine, run by run, and what took longest in each.
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const LONGEST_HISTORY = 30;

const stepSchema = z.object({
  name: z.string(),
  seconds: z.number(),
  /** Undefined where the system does not count them, and in older runs. */
  processorSeconds: z.number().optional(),
});

const historySchema = z.array(
  z.object({
    date: z.iso.datetime(),
    /** Undefined where there is no repository. */
    commit: z.string().optional(),
    machine: z.string(),
    /** A run with failures ends early somewhere: it is no measure for others. */
    passed: z.boolean(),
    seconds: z.number(),
    steps: z.array(stepSchema),
    /** The slowest files of tests; older runs have them elsewhere. */
    slowest: z.array(z.object({ file: z.string(), seconds: z.number() })).default([]),
  }),
);

export type CheckRun = z.infer<typeof historySchema>[number];

/**
 * The runs of a history file, the oldest first; none when it is missing, broken, or something else.
 */
export function readHistory(file: string): CheckRun[] {
  try {
    return historySchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return [];
  }
}

/**
 * Writes the runs with a new one at the end. The oldest ones go. Throws when the file cannot be
 * written.
 */
export function addToHistory(file: string, earlier: readonly CheckRun[], run: CheckRun): void {
  const runs = [...earlier, run].slice(-LONGEST_HISTORY);
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
}

/**
 * One line that puts a run beside the median of the earlier ones on the same machine that passed,
 * or undefined when there are none. A step that none of them has is left out.
 */
export function compareWithMedian(run: CheckRun, earlier: readonly CheckRun[]): string | undefined {
  const others = earlier.filter(({ passed, machine }) => passed && machine === run.machine);
  if (others.length === 0) return undefined;
  const steps = run.steps.flatMap(({ name, seconds }) => {
    const before = others.flatMap((other) => other.steps.filter((step) => step.name === name));
    return before.length === 0 ? [] : [`${name} ${change(seconds, before)}`];
  });
  const runs = others.length === 1 ? "the earlier run" : `the median of ${others.length} runs`;
  return `Beside ${runs}: ${[`total ${change(run.seconds, others)}`, ...steps].join(", ")}`;
}

/** "+12 %" */
function change(seconds: number, before: readonly { seconds: number }[]): string {
  const median = computeMedian(before.map((each) => each.seconds));
  const percent = median === 0 ? 0 : Math.round((seconds / median - 1) * 100);
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
}

function computeMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
