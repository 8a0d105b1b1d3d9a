import type { IncomingMessage } from "node:http";
import type { Config } from "#platform/config.ts";
import {
  createForgottenProxyCheck,
  createSilentProxyCheck,
} from "#platform/network/client-address.ts";
import type { createSetupWarnings } from "./setup-warnings.ts";

/** Returns a function that notes proxies behind which all visitors look like one. */
export function createProxyWatch(
  { trustedProxies, publicUrl, demo }: Pick<Config, "trustedProxies" | "publicUrl" | "demo">,
  { record }: ReturnType<typeof createSetupWarnings>,
): (incoming: IncomingMessage | undefined) => void {
  // A demo has no real visitors to tell apart.
  if (demo) return () => {};
  const isForgotten = createForgottenProxyCheck(trustedProxies);
  const isSilent = createSilentProxyCheck(trustedProxies, publicUrl);
  return (incoming) => {
    if (isForgotten(incoming)) record("untrusted-proxy");
    if (isSilent(incoming)) record("silent-proxy");
  };
}
