import type { IdentityContext } from "../context.ts";
import { findSecondFactor, findWays, secondFactorDuty, type Ways } from "./find-second-factor.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { requireMember } from "../sessions/require-member.ts";

type OwnSecondFactor = Pick<Ways, "isOn" | "hasPasskey"> & {
  /** Since when there is an app; null without one. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  /** When there must be one; null for those who need none, or have it. */
  readonly dueAt: Date | null;
  /**
   * The role asks for a second factor, the time to do without is over, and there is no passkey: the
   * app can be replaced, but not taken away.
   */
  readonly isRequired: boolean;
};

/** How it stands with the second factor of whoever asks. */
export async function readSecondFactor(ctx: IdentityContext): Promise<OwnSecondFactor> {
  const member = requireMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    const factor = await findSecondFactor(db, member.id);
    const duty = await secondFactorDuty(db, member.id, ctx.clock());
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
