import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { newDevice, pushEndpoint, pushState } from "./contract.ts";
import {
  addDevice,
  keepDevice,
  readPushState,
  removeDevice,
  switchKind,
  testDevice,
} from "./devices.ts";
import { pushKindNames } from "./kinds.ts";

/** Endpoints for the devices of staff that get push notifications, and the kinds that they get. */
export const pushEndpoints = {
  readPushState: endpoint(
    "GET /api/admin/push",
    {
      summary: "The own devices that are told of news, and which kinds of news",
      permission: "staff",
      as: "identity",
      response: pushState,
    },
    readPushState,
  ),
  addDevice: endpoint(
    "POST /api/admin/push/devices",
    {
      summary: "Tells this browser of news from now on, up to ten of one person",
      permission: "staff",
      as: "identity",
      errors: ["conflict"],
      body: newDevice,
    },
    (ctx, { body }) => addDevice(ctx, body),
  ),
  keepDevice: endpoint(
    "POST /api/admin/push/kept",
    {
      summary: "Goes on telling this browser of news after another sign-in of the same person",
      permission: "staff",
      as: "identity",
      body: z.object({ endpoint: pushEndpoint }),
      response: z.object({ isOn: z.boolean() }),
    },
    async (ctx, { body }) => ({ isOn: await keepDevice(ctx, body.endpoint) }),
  ),
  removeDevice: endpoint(
    "DELETE /api/admin/push/devices/:id",
    {
      summary: "Tells one of the own devices nothing more",
      permission: "staff",
      as: "identity",
      errors: ["not_found"],
      params: z.object({ id: z.uuid() }),
    },
    (ctx, { params }) => removeDevice(ctx, params.id),
  ),
  switchNews: endpoint(
    "PUT /api/admin/push/kinds/:kind",
    {
      summary: "Turns a kind of news on or off on all own devices",
      permission: "staff",
      as: "identity",
      params: z.object({ kind: z.enum(pushKindNames) }),
      body: z.object({ isOn: z.boolean() }),
    },
    (ctx, { params, body }) => switchKind(ctx, params.kind, body.isOn),
  ),
  testDevice: endpoint(
    "POST /api/admin/push/test",
    {
      summary: "Sends something to this browser, to see whether it arrives; 5 in 15 minutes",
      permission: "staff",
      as: "identity",
      errors: ["not_found", "too_many_requests"],
    },
    testDevice,
  ),
};
