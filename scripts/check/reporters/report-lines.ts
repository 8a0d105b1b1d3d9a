// Vitest and Playwright tell in the same words what happens, line by line: a run that has to be
// ended has then said how far it came.
import { appendFileSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readJson } from "#shared/json.ts";

/** Names the file that the reporters write to. */
export const REPORT_VARIABLE = "CHECK_REPORT";

const lineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("began"), file: z.string(), title: z.string().optional() }),
  z.object({
    kind: z.literal("test"),
    file: z.string(),
    title: z.string(),
    result: z.enum(["passed", "failed", "skipped"]),
    seconds: z.number(),
    errors: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("file"),
    file: z.string(),
    seconds: z.number(),
    errors: z.array(z.string()),
  }),
  z.object({ kind: z.literal("error"), error: z.string() }),
]);

/** A file counts from the root. Errors of a file are those outside of its tests. */
export type ReportLine = z.infer<typeof lineSchema>;

/** Adds a line to the file that the environment names; without one it does nothing. */
export function writeLine(line: ReportLine): void {
  const file = process.env[REPORT_VARIABLE];
  if (file !== undefined && file !== "") appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** The lines of a report, without one that was cut off. A file that is missing has none. */
export function readLines(file: string): ReportLine[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    const { data } = lineSchema.safeParse(readJson(line));
    return data === undefined ? [] : [data];
  });
}
