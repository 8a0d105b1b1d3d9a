import { createAccessTokens, type AccessTokens } from "#modules/identity/sessions/access-tokens.ts";
import {
  createImageMakers,
  type ImageMaker,
  type ImageMakers,
  type PhotoMaker,
} from "#modules/media/create-image.ts";
import { createHttpRateSource, type RateSource } from "#modules/currency/rate-source.ts";
import {
  createSignInChallenges,
  type SignInChallenges,
} from "#modules/identity/second-factor/sign-in-challenges.ts";
import {
  createSigningKeys,
  LASTING_KEY,
  type SigningKeys,
} from "#modules/identity/sessions/signing-keys.ts";
import { hasAdministrator } from "#modules/identity/roles/has-administrator.ts";
import { createTickets, type Tickets } from "#modules/downloads/tickets.ts";
import { createLiveNews, type LiveNews } from "#modules/notifications/live-news.ts";
import { createSecurityLog, type SecurityLog } from "#modules/security/security-log.ts";
import { createMaintenanceMode, type MaintenanceMode } from "#modules/settings/maintenance-mode.ts";
import { createOrderKeys, type OrderKeysReader } from "#modules/orders/order-keys.ts";
import { createPayments } from "#modules/payments/create-payments.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { createLocalOutbox, type LocalOutbox } from "#platform/mail/local-outbox.ts";
import { getMailWay, type MailWay } from "#platform/mail/mail-way.ts";
import { createSenderCheck, type SenderCheck } from "#platform/mail/sender-check.ts";
import { createAttemptLimits, type AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import { createSecretBox, type SecretBox } from "#platform/secret-box.ts";
import { createFileStorage } from "#platform/storage/create-file-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";

/** Services that requests share besides the database. */
export type Services = {
  readonly accessTokens: AccessTokens;
  readonly signingKeys: SigningKeys;
  /** The keys in the links about orders. */
  readonly readOrderKeys: OrderKeysReader;
  /** Wraps and unwraps the stored secrets of second factors. */
  readonly secretBox: SecretBox;
  /** Between the two steps of signing in. */
  readonly challenges: SignInChallenges;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
  readonly payments: Payments;
  /** Whether the shop is open. */
  readonly maintenanceMode: MaintenanceMode;
  /** Events in the shop, for listeners. */
  readonly live: LiveNews;
  /** Signed addresses of downloads for the back office. */
  readonly tickets: Tickets;
  /** The key of the hashes of erased people's addresses. */
  readonly readErasedAddressKey: () => Promise<Uint8Array>;
  /** Where exchange rates come from; undefined when nothing is configured. */
  readonly rateSource: RateSource | undefined;
  /** Files that were uploaded in the back office. */
  readonly uploads: FileStorage;
  readonly makeImage: ImageMaker;
  readonly makePhoto: PhotoMaker;
  /** The same for images of visitors, which do not take the places of those of staff. */
  readonly ofVisitors: ImageMakers;
  /** The way in which mails are sent. */
  readonly mailWay: MailWay;
  /** The SPF, DKIM and DMARC records of the sender's domain, by which others trust its mails. */
  readonly checkSender: SenderCheck;
  /** The local outbox, while no mail server is configured. */
  readonly localOutbox: LocalOutbox | undefined;
};

/**
 * Makes them; nothing is connected yet. `close` stores all pending data, and closes their
 * connections.
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
    | "payments"
    | "stripe"
    | "exchangeRatesUrl"
    | "secondFactorKeys"
  >;
  connectionString: string;
  database: Database;
  clock: () => Date;
  log: Log;
}): Services & { close: () => Promise<void> } {
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
    readOrderKeys: createOrderKeys(signingKeys.createReader("order-key")),
    secretBox: createSecretBox(config.secondFactorKeys),
    accessTokens: createAccessTokens({ keys: signingKeys }),
    challenges: createSignInChallenges({ keys: signingKeys }),
    limits,
    security,
    payments: createPayments({ config, clock }),
    maintenanceMode,
    live,
    tickets: createTickets({ keys: signingKeys }),
    readErasedAddressKey: signingKeys.createReader(LASTING_KEY),
    rateSource:
      config.exchangeRatesUrl === undefined
        ? undefined
        : createHttpRateSource({ url: config.exchangeRatesUrl }),
    uploads: createFileStorage(config),
    ...createImageMakers(),
    mailWay,
    checkSender: createSenderCheck({ clock }),
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
