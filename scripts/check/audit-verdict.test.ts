import { expect, test } from "vitest";
import { auditVerdict } from "./audit-verdict.ts";

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { leftpad: { severity, range: "<1.2", via: [] } } });

test("HOST-30 grave holes in dependencies fail the check, lesser ones are counted", () => {
  for (const severity of ["high", "critical"])
    expect(auditVerdict(report(severity))).toEqual({
      text: `1 grave and 0 lesser holes are known.\n${severity}: leftpad <1.2`,
      isSound: false,
    });
  expect(auditVerdict(report("moderate"))).toEqual({
    text: "0 grave and 1 lesser holes are known.",
    isSound: true,
  });
  expect(auditVerdict('{"vulnerabilities":{}}').isSound).toBe(true);
});

test("HOST-30 where the registry gives no verdict, the check says that nothing was audited", () => {
  const refusal = { message: "405 Method Not Allowed", error: { summary: "" } };
  expect(auditVerdict(JSON.stringify(refusal))).toEqual({
    text: "Not audited: 405 Method Not Allowed",
    isSound: true,
  });
  for (const printed of ["", "npm error", "[]"])
    expect(auditVerdict(printed)).toEqual({
      text: "Not audited: npm gave no report",
      isSound: true,
    });
});
