import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isPermitted } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { Permission } from "#shared/permissions.ts";
import type { DownloadContext } from "./context.ts";
import { downloadTicket, fileFormat, type ListDownload } from "./contract.ts";
import type { FileFormat } from "./formats.ts";
import { listFiles } from "./lists/list-files.ts";
import type { ListName } from "./list-names.ts";
import { prepareFile } from "./prepare-file.ts";

/** The files of the lists, each with the right and the filter of its list. */
export const listFileEndpoints = {
  prepareCustomers: endpoint("POST /api/admin/files/customers", prepareList("customers")),
  prepareProducts: endpoint("POST /api/admin/files/products", prepareList("products")),
  prepareStock: endpoint("POST /api/admin/files/stock", prepareList("stock")),
  prepareMovements: endpoint("POST /api/admin/files/movements", prepareList("movements")),
  prepareCoupons: endpoint("POST /api/admin/files/coupons", prepareList("coupons")),
  prepareSubscribers: endpoint("POST /api/admin/files/subscribers", prepareList("subscribers")),
  prepareMessages: endpoint("POST /api/admin/files/messages", prepareList("messages")),
  prepareDealers: endpoint("POST /api/admin/files/dealers", prepareList("dealers")),
  prepareReviews: endpoint("POST /api/admin/files/reviews", prepareList("reviews")),
  prepareReturns: endpoint("POST /api/admin/files/returns", prepareList("returns")),
  preparePayments: endpoint("POST /api/admin/files/payments", prepareList("payments")),
  prepareChanges: endpoint("POST /api/admin/files/changes", prepareList("changes")),
};

function prepareList(list: ListName) {
  const { permissions, filter } = listFiles[list];
  const [permission = "staff"]: readonly Permission[] = permissions;
  return {
    summary: `Create a download link for the list of ${list}, valid for one minute without an access token`,
    permission,
    as: "outside" as const,
    body: z.object({
      format: fileFormat,
      /** The filter and the sort of the list, as in the query of its endpoint. */
      filter,
    }),
    response: downloadTicket,
    handle: async (
      ctx: DownloadContext,
      body: { format: FileFormat; filter: ListDownload["filter"] },
    ) => {
      const missing = permissions.find((action) => !isPermitted(ctx.actor, action));
      if (missing !== undefined) throw new AppError("forbidden", `the list needs ${missing}`);
      return prepareFile(ctx, { kind: "list", list, ...body });
    },
  };
}
