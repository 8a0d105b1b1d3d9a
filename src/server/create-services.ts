import { createAccessTokens } from "#modules/identity/sessions/access-tokens.ts";
import { createBackupPlace } from "#modules/backups/backup-place.ts";
import { createImageMakers } from "#modules/media/create-image.ts";
import { createHttpRateSource } from "#modules/currency/rate-source.ts";
import { createSignInChallenges } from "#modules/identity/second-factor/sign-in-challenges.ts";
import { createSigningKeys, LASTING_KEY } from "#modules/identity/sessions/signing-keys.ts";
import { hasAdministrator } from "#modules/identity/roles/has-administrator.ts";
import { createTickets } from "#modules/downloads/tickets.ts";
import { createLiveNews } from "#modules/notifications/live-news.ts";
import { createSecurityLog } from "#modules/security/security-log.ts";
import { createMaintenanceMode } from "#modules/settings/maintenance-mode.ts";
import { createOrderKeys } from "#modules/orders/order-keys.ts";
import { ownMarketServices } from "#modules/markets/tax-service.ts";
import { createPayments } from "#modules/payments/ways/ways.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { createMailbox } from "#platform/mail/imap.ts";
import { createLocalOutbox } from "#platform/mail/local-outbox.ts";
import { getMailWay } from "#platform/mail/transport.ts";
import { createSenderCheck } from "#platform/mail/sender-check.ts";
import { createAttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import { readKeyFile } from "#platform/key-file.ts";
import { createSecretBox, type SecretBox } from "#platform/secret-box.ts";
import { createAssetStorage, createFileStorage } from "#platform/storage/create-file-storage.ts";

export type Services = ReturnType<typeof createServices>;

/**
 * Makes the services that requests share besides the database; nothing is connected yet. `close`
 * stores all pending data, and closes their connections.
 */
export function createServices(options: {
  config: Pick<
    Config,
    | "root"
    | "demo"
    | "dataDir"
    | "s3"
    | "smtpUrl"
    | "mailjet"
    | "imapUrl"
    | "plaintextHosts"
    | "payments"
    | "stripe"
    | "serviceUrls"
    | "databaseUrl"
    | "exchangeRatesUrl"
    | "secondFactorKeys"
    | "backups"
  >;
  connectionString: string;
  database: Database;
  clock: () => Date;
  log: Log;
}) {
  const { config, connectionString, database, clock, log } = options;
  const limits = createAttemptLimits({ connectionString, log });
  const security = createSecurityLog({ database, clock, log });
  const maintenanceMode = createMaintenanceMode({
    database,
    log,
    ...(!config.demo && { hasOwner: hasAdministrator }),
  });
  const live = createLiveNews({ database, log });
  const mailWay = getMailWay(config);
  const signingKeys = createSigningKeys(database);
  return {
    signingKeys,
    /** The keys in the links about orders. */
    readOrderKeys: createOrderKeys(signingKeys.createReader("order-key")),
    /** Wraps and unwraps the stored secrets of second factors. */
    secretBox: createSecretBox(config.secondFactorKeys),
    accessTokens: createAccessTokens({ keys: signingKeys }),
    /** Between the two steps of signing in. */
    challenges: createSignInChallenges({ keys: signingKeys }),
    limits,
    security,
    payments: createPayments({ config, box: createPaymentBox(config), clock, log }),
    /** Where tax is computed and VAT numbers are looked up. */
    marketServices: ownMarketServices,
    maintenanceMode,
    live,
    /** Signed addresses of downloads for the back office. */
    tickets: createTickets({ keys: signingKeys }),
    /** The key of the hashes of erased people's addresses. */
    readErasedAddressKey: signingKeys.createReader(LASTING_KEY),
    rateSource:
      config.exchangeRatesUrl === undefined
        ? undefined
        : createHttpRateSource({ url: config.exchangeRatesUrl }),
    /** Files that were uploaded in the back office. */
    uploads: createFileStorage(config),
    /** Scripts and styles of this release and of former ones. */
    assets: createAssetStorage(config),
    ...createImageMakers(),
    mailWay,
    /** The mailbox whose mails come into the inbox, if one is configured. */
    mailbox: createMailbox(config),
    /** The SPF, DKIM and DMARC records of the sender's domain, by which others trust its mails. */
    checkSender: createSenderCheck({ clock }),
    /** Where this instance puts its backups. */
    findBackupPlace: createBackupPlace(config),
    /** The local outbox, while no mail server is configured. */
    localOutbox:
      mailWay.kind === "folder" ? createLocalOutbox({ dataDir: config.dataDir, clock }) : undefined,
    async close() {
      maintenanceMode.close();
      live.close();
      await security.saveQueued();
      await limits.close();
    },
  };
}

/**
 * Encrypts the keys of payment services: with the configured key, or else with one of the data
 * folder, while the database is there as well. A database server may be shared by instances with
 * folders of their own, so it needs the configured key.
 */
function createPaymentBox({
  secondFactorKeys,
  databaseUrl,
  dataDir,
}: Pick<Config, "secondFactorKeys" | "databaseUrl" | "dataDir">): SecretBox | undefined {
  const own = databaseUrl === undefined ? [readKeyFile(dataDir)] : [];
  const current = secondFactorKeys?.current ?? own[0];
  if (current === undefined) return undefined;
  return createSecretBox({ current, former: [...(secondFactorKeys?.former ?? []), ...own] });
}
