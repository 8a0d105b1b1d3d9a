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

/**
 * Mounts the addresses of all services; that of a service without keys answers "not found".
 * Messages without a valid signature are counted by network: some services have to be asked.
 */
export function mountPaymentWebhook(api: Hono<ShopEnv>, { runners }: { runners: Runners }): void {
  api.post("/api/payments/:service", async (c) => {
    const body = await readText(c.req.raw, { maxBytes: MAX_BODY_BYTES });
    const caller = { ...getCaller(c), actor: system };
    const connected = await runners.caller(caller, (ctx) =>
      ctx.payments.findService(ctx, c.req.param("service")),
    );
    if (connected === undefined)
      throw new AppError("not_found", "there is no such payment service");
    const { code, service } = connected;
    const event = await runners.outside(caller, async ({ limits, visitor }) => {
      const attempt = { paymentMessage: visitor.address };
      await limits.reserve(attempt);
      const signed = await service.readEvent({ body, getHeader: (name) => c.req.header(name) });
      await limits.release(attempt);
      return signed;
    });
    // A service repeats what is not answered with 200, so the answer waits for the commit.
    await runners.caller(caller, (ctx) => receivePaymentEvent(ctx, code, event));
    c.header("cache-control", "no-store");
    return c.json({ received: true });
  });
}
