import type { Context } from "#modules/context.ts";
import type { MailWay } from "#platform/mail/mail-way.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { SetupDoor } from "./setup-door.ts";

/** What the page of the first start may do, for somebody at this computer. */
export type SetupContext = Pick<SetupDoor, "admits"> & {
  readonly clock: () => Date;
  /** Runs work with the rights of the shop itself. */
  readonly asShop: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** How mails leave the shop. */
  readonly mailWay: MailWay;
  readonly limits: AttemptLimits;
};
