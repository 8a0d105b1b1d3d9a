import type { ImageContext } from "#modules/media/context.ts";
import type { MailWay } from "#platform/mail/mail-way.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { SetupAccess } from "./setup-access.ts";

/**
 * Context of the page of the first start, for somebody at this computer: the caller is the shop
 * itself, for it has nobody else yet.
 */
export type SetupContext = ImageContext &
  Pick<SetupAccess, "admits"> & {
    /** How mails leave the shop. */
    readonly mailWay: MailWay;
    readonly limits: AttemptLimits;
  };
