import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { nextCursor } from "#shared/page-fields.ts";
import { listMoney, moneyQuery, moneyRowSchema } from "./list-money.ts";

/** Payments and refunds, for the back office. */
export const paymentEndpoints = {
  listMoney: endpoint("GET /api/admin/payments", {
    summary: "List payments and refunds of some days, newest first, 50 per page",
    permission: "figures.read",
    as: "reader",
    query: moneyQuery,
    response: z.object({ rows: z.array(moneyRowSchema), nextCursor }),
    handle: listMoney,
  }),
};
