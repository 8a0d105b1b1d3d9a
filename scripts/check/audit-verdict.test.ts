import { expect, test } from "vitest";
import { auditVerdict } from "./audit-verdict.ts";

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { leftpad: { severity, range: "<1.2", via: [] } } });

test("HOST-30 serious vulnerabilities in dependencies fail the check, minor ones are counted", () => {
  for (const severity of ["high", "critical"])
    expect(auditVerdict(report(severity))).toEqual({
      isKnown: true,
      text: `Known vulnerabilities: 1 high or critical, 0 lower.\n${severity}: leftpad <1.2`,
      isSound: false,
    });
  expect(auditVerdict(report("moderate"))).toEqual({
    isKnown: true,
    text: "Known vulnerabilities: 0 high or critical, 1 lower.",
    isSound: true,
  });
  expect(auditVerdict('{"vulnerabilities":{}}')).toMatchObject({ isSound: true });
});

test("HOST-30 without a report the result is unknown, with the reason", () => {
  const refusal = { message: "405 Method Not Allowed", error: { summary: "" } };
  expect(auditVerdict(JSON.stringify(refusal))).toEqual({
    isKnown: false,
    reason: "405 Method Not Allowed",
  });
  for (const printed of ["", "npm error", "[]"])
    expect(auditVerdict(printed)).toEqual({
      isKnown: false,
      reason: "npm printed no report",
    });
});
