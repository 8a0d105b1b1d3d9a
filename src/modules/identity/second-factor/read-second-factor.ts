import type { IdentityContext } from "../context.ts";
import { findSecondFactor, secondFactorDuty } from "./find-second-factor.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { requireMember } from "../sessions/require-member.ts";

type OwnSecondFactor = {
  /** Null while it is off. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  /** When it must be on; null for those who need none, or have it. */
  readonly dueAt: Date | null;
  /**
   * The role asks for it, and the time to do without is over: it can be replaced, but not taken
   * away.
   */
  readonly isRequired: boolean;
};

/** How it stands with the second factor of whoever asks. */
export async function readSecondFactor(ctx: IdentityContext): Promise<OwnSecondFactor> {
  const member = requireMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    const factor = await findSecondFactor(db, member.id);
    const duty = await secondFactorDuty(db, member.id, ctx.clock());
    const since = factor?.since ?? null;
    return {
      since,
      recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, member.id),
      dueAt: since === null ? duty.dueAt : null,
      isRequired: duty.isOver,
    };
  });
}
