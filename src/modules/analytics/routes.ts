import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { analyticsEndpoints } from "./contract.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readFigures } from "./read-figures.ts";

export const analyticsHandlers: HandlersOf<typeof analyticsEndpoints, Context> = {
  readDashboard: (ctx) => readDashboard(ctx),
  readFigures: (ctx, { query }) => readFigures(ctx, query),
};
