// The ways to pay of a shop without a server of its own.
import type { Config } from "#platform/config.ts";
import type { PaymentService } from "#modules/payments/payments.ts";
import {
  createPayments,
  type ConnectedService,
  type Payments,
} from "#modules/payments/ways/ways.ts";
import type { Database } from "#platform/db/client.ts";
import { silentLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";

const keys = { secretKey: "sk_test_local", webhookSecret: "whsec_local" };

/** The ways of a shop whose owner has changed nothing, by what its configuration says. */
export const createTestPayments = (payments: Config["payments"]): Payments =>
  createPayments({
    config: { payments, ...(payments === "stripe" && { stripe: keys }) },
    box: undefined,
    clock: () => new Date(),
    log: silentLog,
  });

/** The same ways, with other answers of a service to some calls. */
export function changeService(
  payments: Payments,
  change: (service: PaymentService) => Partial<PaymentService>,
): Payments {
  /** One for each, as without changes. */
  const changed = new WeakMap<PaymentService, PaymentService>();
  function toChanged<Found extends Pick<ConnectedService, "service">>(found: Found): Found {
    const { service } = found;
    const other = changed.get(service) ?? { ...service, ...change(service) };
    changed.set(service, other);
    return { ...found, service: other };
  }
  return {
    ...payments,
    async findService(ctx, code) {
      const found = await payments.findService(ctx, code);
      return found && toChanged(found);
    },
    async findLastService(code) {
      const found = await payments.findLastService(code);
      return found && toChanged(found);
    },
    listServices: async (ctx) => (await payments.listServices(ctx)).map(toChanged),
  };
}

/** Stripe as a test's shop is connected to it. Throws when it is not. */
export async function findStripe(
  payments: Payments,
  database: Pick<Database, "runInTransaction">,
): Promise<PaymentService> {
  const found = await database.runInTransaction(system, (db) =>
    payments.findService({ db }, "stripe"),
  );
  if (found === undefined) throw new Error("no Stripe");
  return found.service;
}
