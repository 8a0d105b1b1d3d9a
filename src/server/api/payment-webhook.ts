// The addresses through which payment services report payments. A signature proves the sender, so
// they are no endpoints of the API: neither described there nor tied to a user.
import type { Hono } from "hono";
import { receivePaymentEvent } from "#modules/orders/payments/receive-payment-event.ts";
import { readText } from "#server/http/read-body.ts";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { getCaller, type Runners } from "./mount-endpoints.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Events about a payment have a few kilobytes. */
const MAX_BODY_BYTES = 262_144;

/** How often keys are read again because of messages that do not fit them. */
const REREAD_MS = 5_000;

/**
 * Mounts the addresses of all services; that of a service without keys answers "not found".
 * A message is checked before it reaches the database, so that a flood of forged ones does not.
 * Where the service has to be asked, they are counted by network.
 */
export function mountPaymentWebhook(api: Hono<ShopEnv>, { runners }: { runners: Runners }): void {
  const rereadAt = new Map<string, number>();

  api.post("/api/payments/:service", async (c) => {
    const body = await readText(c.req.raw, { maxBytes: MAX_BODY_BYTES });
    const message = { body, getHeader: (name: string) => c.req.header(name) };
    const caller = { ...getCaller(c), actor: system };
    const { code, service, event } = await runners.outside(caller, async (ctx) => {
      const { payments, limits, visitor } = ctx;
      const name = c.req.param("service");
      const readKeys = () => ctx.asCaller((inside) => payments.findService(inside, name));
      const connected = (await payments.findLastService(name)) ?? (await readKeys());
      if (connected === undefined)
        throw new AppError("not_found", "there is no such payment service");
      const attempt = connected.record.verifiesByCall ? { paymentMessage: visitor.address } : {};
      await limits.reserve(attempt);
      try {
        const signed = await connected.service.readEvent(message);
        await limits.release(attempt);
        return { ...connected, event: signed };
      } catch (error) {
        // Another instance may have new keys. The service repeats what has not arrived.
        const now = ctx.clock().getTime();
        if (now - (rereadAt.get(name) ?? 0) >= REREAD_MS) {
          rereadAt.set(name, now);
          void readKeys().catch(() => undefined);
        }
        throw error;
      }
    });
    // A service repeats what is not answered with 200, so the answer waits for the commit.
    await runners.caller(caller, async (ctx) => {
      if ((await ctx.payments.findService(ctx, code))?.service !== service)
        throw new AppError("bad_request", "the message is signed with former keys");
      await receivePaymentEvent(ctx, code, event);
    });
    c.header("cache-control", "no-store");
    return c.json({ received: true });
  });
}
