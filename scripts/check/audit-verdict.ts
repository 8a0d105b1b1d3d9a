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

/**
 * Reads what `npm audit --json` printed. Only holes that are high or critical are unsound; no
 * answer is no verdict.
 */
export function auditVerdict(printed: string): { text: string; isSound: boolean } {
  const document = readJson(printed);
  const report = reportSchema.safeParse(document);
  if (!report.success) {
    const failure = failureSchema.safeParse(document);
    const why = failure.success ? failure.data.message : "npm gave no report";
    return { text: `Not audited: ${why}`, isSound: true };
  }
  const all = Object.entries(report.data.vulnerabilities);
  const grave = all.filter(([, { severity }]) => severity === "high" || severity === "critical");
  return {
    text: [
      `${grave.length} grave and ${all.length - grave.length} lesser holes are known.`,
      ...grave.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
    ].join("\n"),
    isSound: grave.length === 0,
  };
}
