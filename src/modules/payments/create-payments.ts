import type { Config } from "#platform/config.ts";
import type { Payments } from "./payments.ts";

/** How this shop takes money, by its configuration. */
export function createPayments(config: Pick<Config, "payments" | "stripe">): Payments {
  if (config.payments === "stripe") throw new Error("to be written");
  return { mode: config.payments };
}
