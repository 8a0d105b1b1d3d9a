import type { HandlersOf } from "#shared/contract.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import type { IdentityContext } from "./context.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { prove } from "./prove.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import type { secondFactorEndpoints } from "./second-factor-contract.ts";
import { startSecondFactor } from "./start-second-factor.ts";

export const secondFactorHandlers: HandlersOf<typeof secondFactorEndpoints, IdentityContext> = {
  answerChallenge: (ctx, { body }) => answerChallenge(ctx, body),
  prove: (ctx, { body: { password, code } }) => prove(ctx, { password, code }),
  readSecondFactor: async (ctx) => {
    const { since, recoveryCodesLeft, dueAt, isRequired } = await readSecondFactor(ctx);
    return {
      since: since?.toISOString() ?? null,
      recovery_codes_left: recoveryCodesLeft,
      due_at: dueAt?.toISOString() ?? null,
      is_required: isRequired,
    };
  },
  startSecondFactor: (ctx) => startSecondFactor(ctx),
  confirmSecondFactor: async (ctx, { body }) => ({
    recovery_codes: await confirmSecondFactor(ctx, body.code),
  }),
  makeRecoveryCodes: async (ctx) => ({ recovery_codes: await makeRecoveryCodes(ctx) }),
  removeSecondFactor: (ctx, { body }) => removeSecondFactor(ctx, body.code),
};
