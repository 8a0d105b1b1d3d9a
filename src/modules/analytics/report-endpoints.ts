import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { readFigureRows } from "./read-figure-rows.ts";
import { periodSchema } from "./period-schema.ts";
import { readReport } from "./read-report.ts";
import { reportSchema } from "./report-contract.ts";
import { rowsQuery, rowsSchema } from "./rows-contract.ts";

export const reportEndpoints = {
  readReport: endpoint("GET /api/admin/analytics", {
    summary: "Get the figures of a period of days (Asia/Jerusalem), and of the period before",
    permission: "figures.read",
    as: "reader",
    query: z.object({ period: periodSchema.default("30") }),
    response: reportSchema,
    handle: (ctx, query) => readReport(ctx, query.period),
  }),
  readFigureRows: endpoint("GET /api/admin/analytics/rows", {
    summary: "List the orders, refunds or customers behind a figure, 50 per page",
    permission: "figures.read",
    as: "reader",
    query: rowsQuery,
    response: rowsSchema,
    handle: readFigureRows,
  }),
};
