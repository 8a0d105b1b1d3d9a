import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { addAddress, changeAddress, listAddresses, removeAddress } from "./change-addresses.ts";
import { savedAddressSchema, typedAddressSchema } from "./contract.ts";

const one = z.object({ id: z.uuid() });

export const addressBookEndpoints = {
  listAddresses: endpoint("GET /api/addresses", {
    summary: "List the addresses of the user, default first",
    permission: "user",
    response: z.object({ addresses: z.array(savedAddressSchema) }),
    handle: async (ctx) => ({ addresses: await listAddresses(ctx) }),
  }),
  addAddress: endpoint("POST /api/addresses", {
    summary: "Add an address; the first becomes the default, ten at most",
    permission: "user",
    errors: ["too_many_addresses"],
    body: typedAddressSchema,
    response: one,
    handle: addAddress,
  }),
  changeAddress: endpoint("PUT /api/addresses/:id", {
    summary: "Update an address of the user",
    permission: "user",
    errors: ["not_found"],
    body: typedAddressSchema,
    handle: changeAddress,
  }),
  removeAddress: endpoint("DELETE /api/addresses/:id", {
    summary: "Delete an address of the user",
    permission: "user",
    errors: ["not_found"],
    handle: removeAddress,
  }),
};
