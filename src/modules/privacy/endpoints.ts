import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { erasureSchema, planSchema, rowSchema } from "./contract.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { exportSchema } from "./export-shapes.ts";
import { listErasures, readErasure } from "./list-erasures.ts";
import { previewErasure } from "./preview-erasure.ts";
import { erasureReasons } from "./reasons.ts";
import { typed } from "#shared/text-fields.ts";

const one = z.object({ id: z.uuid() });

/** Endpoints of the back office to export a person's data, and to erase it. */
export const privacyEndpoints = {
  exportPerson: endpoint("POST /api/admin/customers/:id/export", {
    summary: "Export the personal data of a customer; the export is logged",
    permission: "customers.export",
    as: "privacy",
    errors: ["not_found", "staff_account"],
    response: exportSchema,
    handle: exportPerson,
  }),
  planErasure: endpoint("GET /api/admin/customers/:id/erasure", {
    summary: "Preview the erasure of a customer: effects and obstacles",
    permission: "customers.erase",
    as: "privacy",
    errors: ["not_found"],
    response: planSchema,
    handle: previewErasure,
  }),
  erasePerson: endpoint("POST /api/admin/customers/:id/erase", {
    summary: "Erase the personal data of a customer for good: their orders stay",
    permission: "customers.erase",
    as: "privacy",
    errors: ["not_found", "conflict", "orders_open", "own_account", "last_admin"],
    body: z.object({
      /** The address, or the phone number of a customer without one, typed again to confirm. */
      contact: typed().max(254, "too_long"),
      reason: z.enum(erasureReasons, "required"),
    }),
    response: one,
    handle: erasePerson,
  }),
  listErasures: endpoint("GET /api/admin/erasures", {
    summary: "List erasures, newest first",
    permission: "customers.erase",
    as: "privacy",
    response: z.object({ erasures: z.array(rowSchema) }),
    handle: listErasures,
  }),
  readErasure: endpoint("GET /api/admin/erasures/:id", {
    summary: "Get the receipt of an erasure: removed, kept with reasons, found afterwards",
    permission: "customers.erase",
    as: "privacy",
    errors: ["not_found"],
    response: erasureSchema,
    handle: readErasure,
  }),
};
