import { replaceKeys as renew } from "#modules/identity/sessions/replace-keys.ts";
import { replaceOrderKeys } from "#modules/orders/replace-order-keys.ts";
import { identity, system } from "#shared/actor.ts";
import { createOutcome, type Outcome, type CliContext } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Makes what was signed with the shop's keys worthless, also beside a running shop. */
export async function replaceKeys(cli: CliContext): Promise<Outcome> {
  const env = withLogLevel(cli.env, { isTerminal: process.stdout.isTTY });
  return withDatabase(
    { ...cli, env },
    async (_, database) => {
      const ended = await database.runInTransaction(identity, renew);
      const orders = await database.runInTransaction(system, replaceOrderKeys);
      return createOutcome(
        `The shop's keys were replaced. Ended sessions: ${ended.sessions}; links in mails made invalid: ${ended.links}; orders with a new link: ${orders}. All users must sign in again.`,
        { ...ended, orders },
      );
    },
    { besideShop: true },
  );
}
