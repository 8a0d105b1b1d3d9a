// A request that every endpoint accepts. Without one for each endpoint this does not compile.
import { isStaffPermission } from "#shared/permissions.ts";
import { catalogSamples } from "./samples-catalog.ts";
import { adminSamples } from "./samples-admin.ts";
import { contentSamples } from "./samples-content.ts";
import { carrierSamples } from "./samples-carriers.ts";
import { couponSamples } from "./samples-coupons.ts";
import { fileSamples } from "./samples-files.ts";
import { marketSamples } from "./samples-markets.ts";
import { paymentWaySamples } from "./samples-payment-ways.ts";
import { orderSamples } from "./samples-orders.ts";
import { passkeySamples } from "./samples-passkeys.ts";
import { peopleSamples } from "./samples-people.ts";
import { returnSamples } from "./samples-returns.ts";
import { reviewSamples } from "./samples-reviews.ts";
import type { Operation, Sample, Samples, World } from "./endpoint-samples.ts";

const samples: Required<Samples> = {
  ...catalogSamples,
  ...orderSamples,
  ...carrierSamples,
  ...marketSamples,
  ...paymentWaySamples,
  ...couponSamples,
  ...fileSamples,
  ...peopleSamples,
  ...passkeySamples,
  ...adminSamples,
  ...contentSamples,
  ...returnSamples,
  ...reviewSamples,
};

/** The names of all that have a sample. */
export const sampled = Object.keys(samples);

/**
 * The sample of an endpoint, with what it is about made anew, and the token of somebody who may.
 */
export async function getSample(world: World, { id, endpoint }: Operation): Promise<Sample> {
  const { permission } = endpoint;
  const { admin, customer } = world.tokens;
  const token = isStaffPermission(permission)
    ? admin
    : permission === "user"
      ? customer
      : undefined;
  return { ...(token !== undefined && { token }), ...(await samples[id](world)) };
}

/** The path of a sample, with its query string. */
export function getAddress({ endpoint }: Operation, { params = {}, query = {} }: Sample): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encoded(params[name] ?? ""),
  );
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** For an address. Half a character becomes the bytes that UTF-8 forbids. */
function encoded(text: string): string {
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : "%ED%A0%80"))
    .join("");
}
