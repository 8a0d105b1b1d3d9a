import { z } from "zod";
import { periodSchema } from "#modules/analytics/period-schema.ts";
import { reportKinds } from "#modules/analytics/report-contract.ts";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import { orderFilterSchema, orderSorts, sortDirections } from "#modules/orders/admin-contract.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { fileFormats } from "./formats.ts";
import { listNames } from "./list-names.ts";

export const fileFormat = z.enum(fileFormats).default("csv");

export const ordersDownload = z.object({
  kind: z.literal("orders"),
  format: fileFormat,
  /** The filter and the sort of the list of orders. */
  filter: orderFilterSchema.extend({
    sort: z.enum(orderSorts).default("created"),
    direction: z.enum(sortDirections).default("desc"),
  }),
});
export type OrdersDownload = z.infer<typeof ordersDownload>;

export const reportDownload = z.object({
  kind: z.literal("report"),
  format: fileFormat,
  report: z.enum(reportKinds),
  period: periodSchema,
});
export type ReportDownload = z.infer<typeof reportDownload>;

/** A list of the back office; the filter is checked by the list itself. */
const listDownload = z.object({
  kind: z.literal("list"),
  list: z.enum(listNames),
  format: fileFormat,
  filter: z.record(z.string(), z.unknown()),
});
export type ListDownload = z.infer<typeof listDownload>;

/** The HTML of a mail, shown in a frame, which like a download cannot send an access token. */
const mailPreview = z.object({ kind: z.literal("mail"), id: z.uuid() });

/** The same for a sample mail with the texts of a draft. */
export const mailWordsPreview = z.object({
  kind: z.literal("mail-words"),
  key: z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern),
});

/**
 * The page of an order as its customer sees it, in a tab of its own and without the customer's key.
 */
const orderPagePreview = z.object({ kind: z.literal("order-page"), id: z.uuid() });

/** A file attached to an answer. */
const replyFileDownload = z.object({ kind: z.literal("reply-file"), id: z.uuid() });

/** A photo of something that a customer wants to send back. */
const returnPhotoDownload = z.object({ kind: z.literal("return-photo"), id: z.uuid() });

/** Files to download, and previews to look at. */
export const downloadSchema = z.discriminatedUnion("kind", [
  ordersDownload,
  reportDownload,
  listDownload,
  mailPreview,
  mailWordsPreview,
  orderPagePreview,
  replyFileDownload,
  returnPhotoDownload,
]);
export type Download = z.infer<typeof downloadSchema>;

/** The right that each download needs; a list knows its own. */
export const downloadPermissions = {
  orders: "orders.export",
  report: "figures.read",
  mail: "mail.read",
  "mail-words": "content.read",
  "order-page": "orders.read",
  "reply-file": "messages.read",
  "return-photo": "orders.read",
} as const satisfies Record<Exclude<Download["kind"], "list">, AdminAction>;

/** The answer to a request for a download or preview. */
export const downloadTicket = z
  .object({
    /** A path in this shop; valid for a short time only. */
    path: z.string(),
  })
  .meta({
    id: "DownloadTicket",
    description: "The address of a file, which opens for one minute without an access token",
  });

/** A file of limited size as an answer: text, or a workbook in base64. */
export const smallFile = z
  .union([
    z.object({ fileName: z.string(), csv: z.string() }),
    z.object({ fileName: z.string(), xlsx: z.string() }),
  ])
  .meta({ id: "SmallFile", description: "A file: CSV as text, or a workbook in base64" });
export type SmallFile = z.infer<typeof smallFile>;
