import type { IdentityContext } from "../context.ts";
import {
  findSecondFactor,
  findWays,
  readSecondFactorDuty,
  type Ways,
} from "./find-second-factor.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { getMember } from "../sessions/get-member.ts";

type OwnSecondFactor = Pick<Ways, "isOn" | "hasPasskey"> & {
  /** Since when there is an app; null without one. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  /** The date by which there must be one; null when they need none, or have one. */
  readonly dueAt: Date | null;
  /**
   * Whether the app can only be replaced, not removed: the role requires a second factor, the grace
   * period is over, and there is no passkey.
   */
  readonly isRequired: boolean;
};

/** The state of the caller's second factor. */
export async function readSecondFactor(ctx: IdentityContext): Promise<OwnSecondFactor> {
  const member = getMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    const factor = await findSecondFactor(db, member.id);
    const duty = await readSecondFactorDuty(db, member.id, ctx.clock());
    const { isOn, hasPasskey } = await findWays(db, member.id);
    return {
      isOn,
      hasPasskey,
      since: factor?.since ?? null,
      recoveryCodesLeft: isOn ? await countRecoveryCodes(db, member.id) : 0,
      dueAt: isOn ? null : duty.dueAt,
      isRequired: duty.isOver && !hasPasskey,
    };
  });
}
