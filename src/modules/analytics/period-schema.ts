import { z } from "zod";
import { isReportPeriod, type ReportPeriod } from "./periods.ts";

/** The name of a period: days that end today, a calendar month, or own days. */
export const periodSchema = z
  .string()
  .regex(/^(?:7|30|90|365|20\d\d-\d\d|20\d\d-\d\d-\d\d\.\.20\d\d-\d\d-\d\d)$/)
  .refine((text): text is ReportPeriod => isReportPeriod(text), "no_such_days")
  .meta({
    id: "ReportPeriod",
    description:
      "7, 30, 90 or 365 days that end today, a month such as 2026-06, or at most 731 days such as 2026-06-01..2026-06-15",
  });
