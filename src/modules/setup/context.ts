import type { ImageContext } from "#modules/media/context.ts";
import type { MailWay } from "#platform/mail/transport.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { SetupAccess } from "./setup-access.ts";

/**
 * Context of the set-up page of a new shop. The caller is the shop itself, because it has no users
 * yet.
 */
export type SetupContext = ImageContext &
  Pick<SetupAccess, "isAdmitted"> & {
    /** The way in which mails are sent. */
    readonly mailWay: MailWay;
    readonly limits: AttemptLimits;
  };
