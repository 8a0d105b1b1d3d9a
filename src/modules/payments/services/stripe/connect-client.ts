import type Stripe from "stripe";
import type { ConnectOptions } from "../../payments.ts";

const TIMEOUT_MS = 10_000;

/** Loads Stripe's library, and makes a client that repeats a lost call once. */
export async function connectClient(
  secretKey: string,
  options: Pick<ConnectOptions, "apiUrl" | "timeoutMs">,
): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  return new Client(secretKey, {
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(options.apiUrl === undefined ? {} : getPlace(new URL(options.apiUrl))),
  });
}

function getPlace({ protocol, hostname, port }: URL): Stripe.StripeConfig {
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? "http" : "https",
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isPlain ? 80 : 443) : port,
  };
}
