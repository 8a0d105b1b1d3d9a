import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { MAX_SELECTED } from "#modules/orders/kinds.ts";
import { orderPreviewPath } from "#modules/orders/order-path.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import {
  downloadPermissions,
  downloadTicket,
  fileFormat,
  mailWordsPreview,
  ordersDownload,
  reportDownload,
  smallFile,
} from "./contract.ts";
import { listFileEndpoints } from "./list-endpoints.ts";
import { createTicket, prepareFile } from "./prepare-file.ts";
import { readCountSheet } from "./read-count-sheet.ts";
import { readOrdersFile } from "./write-orders.ts";
import { productPreviewPath } from "./preview-path.ts";

export const downloadEndpoints = {
  ...listFileEndpoints,
  prepareDownload: endpoint("POST /api/admin/downloads", {
    summary: "Create a download link for orders, valid for one minute without an access token",
    permission: downloadPermissions.orders,
    as: "outside",
    body: ordersDownload,
    response: downloadTicket,
    handle: prepareFile,
  }),
  readOrdersFile: endpoint("POST /api/admin/order-files", {
    summary: "Download the selected orders as a file",
    permission: downloadPermissions.orders,
    body: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_SELECTED), format: fileFormat }),
    response: smallFile,
    handle: readOrdersFile,
  }),
  readCountSheet: endpoint("GET /api/admin/stocktake/sheet", {
    summary: "Download a stocktake sheet with all variants",
    permission: "stock.read",
    query: z.object({ format: fileFormat }),
    response: smallFile,
    handle: readCountSheet,
  }),
  prepareReportDownload: endpoint("POST /api/admin/analytics/downloads", {
    summary: "Create a download link for a report, valid for one minute without an access token",
    permission: downloadPermissions.report,
    as: "outside",
    body: reportDownload,
    response: downloadTicket,
    handle: prepareFile,
  }),
  prepareMailPreview: endpoint("POST /api/admin/mails/:id/preview", {
    summary: "Create a link to the HTML of a mail, valid for one minute in a frame of the shop",
    permission: downloadPermissions.mail,
    as: "outside",
    response: downloadTicket,
    handle: (ctx, id) => prepareFile(ctx, { kind: "mail", id }),
  }),
  prepareReplyFile: endpoint("POST /api/admin/reply-files/:id/download", {
    summary: "Create a link to a file of a reply, valid for one minute",
    permission: downloadPermissions["reply-file"],
    as: "outside",
    response: downloadTicket,
    handle: (ctx, id) => prepareFile(ctx, { kind: "reply-file", id }),
  }),
  prepareReturnPhoto: endpoint("POST /api/admin/return-photos/:id/download", {
    summary: "Create a link to a photo of a return, valid for one minute",
    permission: downloadPermissions["return-photo"],
    as: "outside",
    response: downloadTicket,
    handle: (ctx, id) => prepareFile(ctx, { kind: "return-photo", id }),
  }),
  prepareMailWords: endpoint("POST /api/admin/content/mail-frame", {
    summary:
      "Create a link to a mail in the words of a draft, valid for one minute in a frame of the shop",
    permission: downloadPermissions["mail-words"],
    as: "outside",
    body: mailWordsPreview.pick({ key: true }),
    response: downloadTicket,
    handle: (ctx, body) => prepareFile(ctx, { kind: "mail-words", key: body.key }),
  }),
  prepareOrderPage: endpoint("POST /api/admin/orders/:id/preview", {
    summary: "Create a preview link of an order as its customer sees it, valid for one minute",
    permission: downloadPermissions["order-page"],
    as: "outside",
    response: downloadTicket,
    handle: async (ctx, id) => {
      const ticket = await createTicket(ctx, { kind: "order-page", id });
      return { path: orderPreviewPath(ticket) };
    },
  }),
  prepareProductPreview: endpoint("POST /api/admin/variants/:id/preview", {
    summary: "Create a preview link of a variant, valid for one day for anyone",
    permission: "catalogue.write",
    as: "outside",
    response: z.object({ path: z.string(), expiresAt: isoMoment }),
    handle: async ({ tickets, clock }, id) => {
      const { token, expiresAt } = await tickets.variants.sign({ sub: id }, clock());
      return { path: productPreviewPath(token), expiresAt };
    },
  }),
};
