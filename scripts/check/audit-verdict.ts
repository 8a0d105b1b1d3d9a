import { z } from "zod";
import { readJson } from "#shared/json.ts";

/** Output of `npm audit --json` when the registry has answered. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(["info", "low", "moderate", "high", "critical"]),
      range: z.string(),
    }),
  ),
});

/** Output when the registry has not answered. */
const failureSchema = z.object({ message: z.string() });

/** The holes of a report; without a report there is the reason, and nothing is known. */
export type Verdict =
  | { readonly isKnown: true; readonly text: string; readonly isSound: boolean }
  | { readonly isKnown: false; readonly reason: string };

/** Reads what `npm audit --json` printed. Only holes that are high or critical are unsound. */
export function auditVerdict(printed: string): Verdict {
  const document = readJson(printed);
  const report = reportSchema.safeParse(document);
  if (!report.success) {
    const failure = failureSchema.safeParse(document);
    return {
      isKnown: false,
      reason: failure.success ? failure.data.message : "npm printed no report",
    };
  }
  const all = Object.entries(report.data.vulnerabilities);
  const grave = all.filter(([, { severity }]) => severity === "high" || severity === "critical");
  return {
    isKnown: true,
    text: [
      `Known vulnerabilities: ${grave.length} high or critical, ${all.length - grave.length} lower.`,
      ...grave.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
    ].join("\n"),
    isSound: grave.length === 0,
  };
}
