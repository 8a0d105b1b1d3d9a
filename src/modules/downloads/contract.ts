import { z } from "zod";
import { orderFilterSchema, orderSorts, sortDirections } from "#modules/orders/desk-contract.ts";
import { endpoint } from "#shared/contract.ts";

/** What can be taken along. */
export const downloadSchema = z.object({
  kind: z.literal("orders"),
  /** Which orders, and in which order: those of the list with the same filter and sort. */
  filter: orderFilterSchema.extend({
    sort: z.enum(orderSorts).default("created"),
    direction: z.enum(sortDirections).default("desc"),
  }),
});
export type Download = z.infer<typeof downloadSchema>;

export const downloadEndpoints = {
  prepareDownload: endpoint({
    method: "post",
    path: "/api/admin/downloads",
    summary: "An address where a file can be fetched within a minute, without an access token",
    permission: "orders.export",
    body: downloadSchema,
    response: z.object({
      /** Of this shop; to be followed, not to be kept. */
      path: z.string(),
    }),
  }),
};
