import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { reportPeriods } from "./periods.ts";
import { readFigureRows } from "./read-figure-rows.ts";
import { readReport } from "./read-report.ts";
import { reportSchema, rowsQuery, rowsSchema } from "./report-contract.ts";

export const reportEndpoints = {
  readReport: endpoint(
    "GET /api/admin/analytics",
    {
      summary: "How a period of days in Jerusalem went, and the one of equal length before it",
      permission: "figures.read",
      as: "reader",
      query: z.object({ period: z.enum(reportPeriods).default("30") }),
      response: reportSchema,
    },
    (ctx, { query }) => readReport(ctx, query.period),
  ),
  readFigureRows: endpoint(
    "GET /api/admin/analytics/rows",
    {
      summary: "The orders, refunds or customers that a figure is made of, 50 at a time",
      permission: "figures.read",
      as: "reader",
      query: rowsQuery,
      response: rowsSchema,
    },
    (ctx, { query }) => readFigureRows(ctx, query),
  ),
};
