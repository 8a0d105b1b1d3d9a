import { endpoint } from "#modules/endpoint.ts";
import { proof } from "#modules/identity/second-factor/proof-contract.ts";
import { planSchema } from "./contract.ts";
import { exportSchema } from "./export-shapes.ts";
import { closeAccount, exportOwnData, previewClosing } from "./own-data.ts";

/** Endpoints for people's own requests about the data that the shop has of them. */
export const ownDataEndpoints = {
  exportOwnData: endpoint("POST /api/account/export", {
    summary: "Export the personal data of the user; the export is logged",
    permission: "user",
    as: "privacy",
    errors: ["invalid_code", "passkey_refused", "too_many_requests"],
    body: proof,
    response: exportSchema,
    handle: exportOwnData,
  }),
  planClosing: endpoint("GET /api/account/closing", {
    summary: "Preview the closing of the account: effects and obstacles",
    permission: "user",
    as: "privacy",
    response: planSchema,
    handle: previewClosing,
  }),
  closeAccount: endpoint("POST /api/account/close", {
    summary: "Close the account for good: its orders stay without personal data",
    permission: "user",
    as: "privacy",
    errors: [
      "invalid_code",
      "passkey_refused",
      "not_found",
      "conflict",
      "orders_open",
      "staff_account",
      "last_admin",
      "too_many_requests",
    ],
    body: proof,
    handle: closeAccount,
  }),
};
