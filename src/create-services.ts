import { createAccessTokens, type AccessTokens } from "./modules/identity/access-tokens.ts";
import { createSecurityLog, type SecurityLog } from "./modules/security/security-log.ts";
import { createPayments } from "./modules/payments/create-payments.ts";
import type { Payments } from "./modules/payments/payments.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/client.ts";
import type { Log } from "./platform/log.ts";
import { createLocalOutbox, type LocalOutbox } from "./platform/mail/local-outbox.ts";
import { createAttemptLimits, type AttemptLimits } from "./platform/rate-limit/attempt-limits.ts";

/** What requests share besides the database. */
export type Services = {
  readonly accessTokens: AccessTokens;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
  readonly payments: Payments;
  /** Where mails wait to be looked at while no mail server is configured. */
  readonly localOutbox: LocalOutbox | undefined;
};

/** Makes them; nothing is connected yet. `close` stores what is still to be stored, and closes their connections. */
export function createServices(options: {
  config: Pick<Config, "dataDir" | "smtpUrl" | "mailjet" | "payments" | "stripe">;
  connectionString: string;
  database: Database;
  clock: () => Date;
  log: Log;
}): Services & { close: () => Promise<void> } {
  const { config, connectionString, database, clock, log } = options;
  const limits = createAttemptLimits({ connectionString, log });
  const security = createSecurityLog({ database, clock, log });
  const hasMailServer = config.smtpUrl !== undefined || config.mailjet !== undefined;
  return {
    accessTokens: createAccessTokens({ database }),
    limits,
    security,
    payments: createPayments({ config, clock }),
    localOutbox: hasMailServer ? undefined : createLocalOutbox({ dataDir: config.dataDir }),
    async close() {
      await security.flush();
      await limits.close();
    },
  };
}
