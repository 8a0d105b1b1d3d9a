import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { analyticsEndpoints } from "./contract.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readFigureRows } from "./read-figure-rows.ts";
import { readFigures } from "./read-figures.ts";
import { readReport } from "./read-report.ts";
import type { reportEndpoints } from "./report-contract.ts";

export const analyticsHandlers: HandlersOf<typeof analyticsEndpoints, Context> = {
  readDashboard: (ctx) => readDashboard(ctx),
  readFigures: (ctx, { query }) => readFigures(ctx, query),
};

export const reportHandlers: HandlersOf<typeof reportEndpoints, Context> = {
  readReport: (ctx, { query }) => readReport(ctx, query.period),
  readFigureRows: (ctx, { query }) => readFigureRows(ctx, query),
};
