// Requests that the endpoints of the ways to pay accept.
import { wayListSchema } from "#modules/payments/ways/way-contract.ts";
import { paymentWay } from "#modules/payments/ways/way.ts";
import { pickValues } from "#shared/records/record.ts";
import type { Samples, World } from "./endpoint-samples.ts";

/** The way without a service, as it is. */
async function readManual({ make }: World) {
  const { ways } = await make(wayListSchema, "GET", "/api/admin/payment-ways");
  const row = ways.find(({ id }) => id === "manual");
  if (row === undefined) throw new Error("there is no way without a service");
  return { params: { id: row.id }, body: { ...pickValues(paymentWay, row), version: row.version } };
}

const stripe = { params: { id: "stripe" } };

export const paymentWaySamples = {
  "paymentWays.listWays": () => ({}),
  "paymentWays.changeWay": readManual,
  "paymentWays.connectService": () => ({
    ...stripe,
    body: { keys: { secretKey: "sk_test_world", webhookSecret: "whsec_world" } },
  }),
  "paymentWays.disconnectService": () => ({ params: { id: "paypal" } }),
  "paymentWays.startTrial": () => stripe,
  "paymentWays.readTrial": () => stripe,
} satisfies Samples;
