import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { newDevice, pushEndpoint, pushState } from "./contract.ts";
import {
  addDevice,
  saveDevice,
  readPushState,
  removeDevice,
  setKind,
  sendTestTo,
} from "./devices.ts";
import { pushKindNames } from "./kinds.ts";

/** Endpoints for the devices of staff that get push notifications, and the kinds that they get. */
export const pushEndpoints = {
  readPushState: endpoint("GET /api/admin/push", {
    summary: "List the devices of the user with push notifications, and the kinds that are on",
    permission: "staff",
    as: "identity",
    response: pushState,
    handle: readPushState,
  }),
  addDevice: endpoint("POST /api/admin/push/devices", {
    summary: "Subscribe this browser to push notifications, ten per user",
    permission: "staff",
    as: "identity",
    errors: ["conflict"],
    body: newDevice,
    handle: addDevice,
  }),
  keepDevice: endpoint("POST /api/admin/push/kept", {
    summary: "Renew the push subscription of this browser after another sign-in",
    permission: "staff",
    as: "identity",
    body: z.object({ endpoint: pushEndpoint }),
    response: z.object({ isOn: z.boolean() }),
    handle: async (ctx, body) => ({ isOn: await saveDevice(ctx, body.endpoint) }),
  }),
  removeDevice: endpoint("DELETE /api/admin/push/devices/:id", {
    summary: "Delete a device of the user from push notifications",
    permission: "staff",
    as: "identity",
    errors: ["not_found"],
    handle: removeDevice,
  }),
  switchNews: endpoint("PUT /api/admin/push/kinds/:kind", {
    summary: "Turn a kind of notification on or off for all devices of the user",
    permission: "staff",
    as: "identity",
    params: z.object({ kind: z.enum(pushKindNames) }),
    body: z.object({ isOn: z.boolean() }),
    handle: (ctx, kind, body) => setKind(ctx, kind, body.isOn),
  }),
  testDevice: endpoint("POST /api/admin/push/test", {
    summary: "Send a test notification to this browser; 5 in 15 minutes",
    permission: "staff",
    as: "identity",
    errors: ["not_found", "too_many_requests"],
    handle: sendTestTo,
  }),
};
