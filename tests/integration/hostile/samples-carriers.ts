// Requests that the endpoints of carriers accept.
import { randomUUID } from "node:crypto";
import { carrier } from "#modules/orders/carrier.ts";
import { carrierRowSchema } from "#modules/orders/shipping/carrier-contract.ts";
import { createSample } from "#shared/records/record.ts";
import type { Samples, World } from "./endpoint-samples.ts";

const createInput = () => ({ ...createSample(carrier), name: randomUUID() });

const add = ({ make }: World) =>
  make(carrierRowSchema, "POST", "/api/admin/carriers", createInput());

export const carrierSamples = {
  "carriers.listCarriers": () => ({}),
  "carriers.addCarrier": () => ({ body: createInput() }),
  "carriers.changeCarrier": async (world) => {
    const { id, version } = await add(world);
    return { params: { id }, body: { ...createInput(), version } };
  },
  "carriers.deleteCarrier": async (world) => ({ params: { id: (await add(world)).id } }),
} satisfies Samples;
