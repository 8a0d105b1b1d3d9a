import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { dashboardSchema, figuresSchema } from "./contract.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readFigures } from "./read-figures.ts";

/** Figures for the back office. */
export const analyticsEndpoints = {
  readDashboard: endpoint("GET /api/admin/dashboard", {
    summary: "Get the figures of the dashboard: orders, revenue, stock, the last six months",
    permission: "figures.read",
    response: dashboardSchema,
    handle: readDashboard,
  }),
  readFigures: endpoint("GET /api/admin/figures", {
    summary: "Get orders and revenue of a period of days (Asia/Jerusalem), in total and by day",
    permission: "figures.read",
    as: "reader",
    /** Both days count. */
    query: z.object({ from: calendarDay, to: calendarDay }),
    response: z.object({
      from: calendarDay,
      to: calendarDay,
      total: figuresSchema,
      /** Every day of the period, the oldest first. */
      days: z.array(figuresSchema.extend({ day: calendarDay })),
    }),
    handle: readFigures,
  }),
};
