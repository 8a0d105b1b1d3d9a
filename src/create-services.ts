import { createAccessTokens, type AccessTokens } from "./modules/identity/access-tokens.ts";
import { createPictureMaker, type PictureMaker } from "./modules/assortment/make-picture.ts";
import { createHttpRateSource, type RateSource } from "./modules/currency/rate-source.ts";
import {
  createSignInChallenges,
  type SignInChallenges,
} from "./modules/identity/sign-in-challenges.ts";
import { rememberedKey } from "./modules/identity/signing-keys.ts";
import { createTickets, type Tickets } from "./modules/downloads/tickets.ts";
import { createLiveNews, type LiveNews } from "./modules/news/live-news.ts";
import { createSecurityLog, type SecurityLog } from "./modules/security/security-log.ts";
import { createOpening, type Opening } from "./modules/settings/opening.ts";
import { createPayments } from "./modules/payments/create-payments.ts";
import type { Payments } from "./modules/payments/payments.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/client.ts";
import type { Log } from "./platform/log.ts";
import { createLocalOutbox, type LocalOutbox } from "./platform/mail/local-outbox.ts";
import { mailWayOf, type MailWay } from "./platform/mail/mail-way.ts";
import { createAttemptLimits, type AttemptLimits } from "./platform/rate-limit/attempt-limits.ts";
import { createFileStorage } from "./platform/storage/create-file-storage.ts";
import type { FileStorage } from "./platform/storage/storage.ts";

/** What requests share besides the database. */
export type Services = {
  readonly accessTokens: AccessTokens;
  /** Between the two steps of signing in. */
  readonly challenges: SignInChallenges;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
  readonly payments: Payments;
  /** Whether the shop is open. */
  readonly opening: Opening;
  /** What happens, for those who follow it. */
  readonly live: LiveNews;
  /** Addresses of files that the back office takes along. */
  readonly tickets: Tickets;
  /** Under which the addresses of erased people are remembered. */
  readonly erasedAddressKey: () => Promise<Uint8Array>;
  /** Where exchange rates come from; undefined when nothing is configured. */
  readonly rateSource: RateSource | undefined;
  /** What the back office has uploaded. */
  readonly uploads: FileStorage;
  readonly makePicture: PictureMaker;
  /** How mails leave the shop. */
  readonly mailWay: MailWay;
  /** Where mails wait to be looked at while no mail server is configured. */
  readonly localOutbox: LocalOutbox | undefined;
};

/** Makes them; nothing is connected yet. `close` stores what is still to be stored, and closes their connections. */
export function createServices(options: {
  config: Pick<
    Config,
    "dataDir" | "s3" | "smtpUrl" | "mailjet" | "payments" | "stripe" | "exchangeRatesUrl"
  >;
  connectionString: string;
  database: Database;
  clock: () => Date;
  log: Log;
}): Services & { close: () => Promise<void> } {
  const { config, connectionString, database, clock, log } = options;
  const limits = createAttemptLimits({ connectionString, log });
  const security = createSecurityLog({ database, clock, log });
  const opening = createOpening({ database, log });
  const live = createLiveNews({ connectionString, database, log });
  const mailWay = mailWayOf(config);
  return {
    accessTokens: createAccessTokens({ database }),
    challenges: createSignInChallenges({ database }),
    limits,
    security,
    payments: createPayments({ config, clock }),
    opening,
    live,
    tickets: createTickets({ database }),
    erasedAddressKey: rememberedKey(database, "erased-address"),
    rateSource:
      config.exchangeRatesUrl === undefined
        ? undefined
        : createHttpRateSource({ url: config.exchangeRatesUrl }),
    uploads: createFileStorage(config),
    makePicture: createPictureMaker(),
    mailWay,
    localOutbox:
      mailWay.kind === "folder" ? createLocalOutbox({ dataDir: config.dataDir }) : undefined,
    async close() {
      opening.close();
      await live.close();
      await security.flush();
      await limits.close();
    },
  };
}
