import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { createInput } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { requestTrialReading, startTrial } from "../trials/start-trial.ts";
import { changeWay } from "./change-way.ts";
import { connectService, disconnectService } from "./connect-way.ts";
import { listWayRows } from "./list-way-rows.ts";
import { keysBody, wayListSchema, wayParams, wayRowSchema } from "./way-contract.ts";
import { paymentWay } from "./way.ts";

/** Where the owner comes back to from a trial: the screen of the ways to pay. */
const RETURN_PATH = "/admin/settings/payments";

/** Endpoints for the ways to pay in the back office. */
export const wayEndpoints = {
  listWays: endpoint("GET /api/admin/payment-ways", {
    summary: "List the ways to pay in the order of display, never their keys",
    permission: "settings.read",
    response: wayListSchema,
    handle: async (ctx) => ({
      ways: await listWayRows(ctx),
      canStoreKeys: ctx.payments.box !== undefined,
    }),
  }),
  changeWay: endpoint("PUT /api/admin/payment-ways/:id", {
    summary: "Update a way to pay: on or off, place, markets and currencies",
    permission: "settings.write",
    errors: ["not_found", "conflict"],
    params: wayParams,
    body: createInput(paymentWay, { version }),
    response: wayRowSchema,
    handle: changeWay,
  }),
  connectService: endpoint("PUT /api/admin/payment-ways/:id/keys", {
    summary: "Set the keys of a payment service, after the service has accepted them",
    permission: "settings.write",
    as: "outside",
    errors: ["not_found", "unavailable"],
    params: wayParams,
    body: keysBody,
    response: wayRowSchema,
    handle: connectService,
  }),
  disconnectService: endpoint("DELETE /api/admin/payment-ways/:id/keys", {
    summary: "Delete the keys of a payment service that is off and has nothing open",
    permission: "settings.write",
    errors: ["not_found"],
    params: wayParams,
    response: wayRowSchema,
    handle: disconnectService,
  }),
  startTrial: endpoint("POST /api/admin/payment-ways/:id/trials", {
    summary: "Start a trial payment of the smallest amount, which is refunded at once",
    permission: "settings.write",
    as: "outside",
    errors: ["not_found", "payment_refused", "unavailable"],
    params: wayParams,
    response: z.object({ url: z.url() }),
    handle: (ctx, id) => startTrial({ ...ctx, returnPath: RETURN_PATH }, id),
  }),
  readTrial: endpoint("POST /api/admin/payment-ways/:id/trials/reading", {
    summary: "Request that the service is asked about the open trial",
    permission: "settings.read",
    errors: ["not_found"],
    params: wayParams,
    handle: requestTrialReading,
  }),
};
