import type { FindBackupPlace } from "#modules/backups/backup-place.ts";
import type { Context } from "#modules/context.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import type { MailWay } from "#platform/mail/transport.ts";
import type { SenderCheck } from "#platform/mail/sender-check.ts";

/** Context of the questions before the launch: the database, the payments and the mail. */
export type ReadinessContext = {
  /** Runs work in a transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** The same for accounts, with the rights of the identity role. */
  readonly asIdentity: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly payments: Payments;
  /** A demo takes no real money. */
  readonly isDemo: boolean;
  readonly mailWay: MailWay;
  readonly checkSender: SenderCheck;
  readonly findBackupPlace: FindBackupPlace;
};
