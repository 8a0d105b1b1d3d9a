import { z } from "zod";
import { reportPeriods } from "#modules/analytics/periods.ts";
import { reportKinds } from "#modules/analytics/report-contract.ts";
import { orderFilterSchema, orderSorts, sortDirections } from "#modules/orders/desk-contract.ts";
import { endpoint } from "#shared/contract.ts";
import type { DeskAction } from "#shared/permissions.ts";

const ordersDownload = z.object({
  kind: z.literal("orders"),
  /** Which orders, and in which order: those of the list with the same filter and sort. */
  filter: orderFilterSchema.extend({
    sort: z.enum(orderSorts).default("created"),
    direction: z.enum(sortDirections).default("desc"),
  }),
});
export type OrdersDownload = z.infer<typeof ordersDownload>;

const reportDownload = z.object({
  kind: z.literal("report"),
  report: z.enum(reportKinds),
  period: z.enum(reportPeriods),
});
export type ReportDownload = z.infer<typeof reportDownload>;

/** The HTML of a mail, for a frame: a frame sends no access token either. */
const mailPreview = z.object({ kind: z.literal("mail"), id: z.uuid() });

/** What can be taken along, or looked at in a frame. */
export const downloadSchema = z.discriminatedUnion("kind", [
  ordersDownload,
  reportDownload,
  mailPreview,
]);
export type Download = z.infer<typeof downloadSchema>;

/** What whoever takes it along must be allowed to do. */
export const downloadPermissions = {
  orders: "orders.export",
  report: "figures.read",
  mail: "mail.read",
} as const satisfies Record<Download["kind"], DeskAction>;

const response = z.object({
  /** Of this shop; to be followed, not to be kept. */
  path: z.string(),
});

export const downloadEndpoints = {
  prepareDownload: endpoint({
    method: "post",
    path: "/api/admin/downloads",
    summary: "An address where orders can be fetched within a minute, without an access token",
    permission: downloadPermissions.orders,
    body: ordersDownload,
    response,
  }),
  prepareReportDownload: endpoint({
    method: "post",
    path: "/api/admin/analytics/downloads",
    summary: "An address where a report can be fetched within a minute, without an access token",
    permission: downloadPermissions.report,
    body: reportDownload,
    response,
  }),
  prepareMailPreview: endpoint({
    method: "post",
    path: "/api/admin/mails/:id/preview",
    summary:
      "An address where the HTML of a mail can be framed within a minute, without an access token",
    permission: downloadPermissions.mail,
    params: z.object({ id: z.uuid() }),
    response,
  }),
};
