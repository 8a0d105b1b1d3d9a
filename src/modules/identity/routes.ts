import type { HandlersOf } from "#shared/contract.ts";
import { changePassword } from "./change-password.ts";
import { changeProfile } from "./change-profile.ts";
import { confirmEmail } from "./confirm-email.ts";
import type { IdentityContext } from "./context.ts";
import type { identityEndpoints } from "./contract.ts";
import { endSession } from "./end-session.ts";
import { getUserRole } from "./get-user-role.ts";
import { listSessions } from "./list-sessions.ts";
import { readSession } from "./read-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

export const identityHandlers: HandlersOf<typeof identityEndpoints, IdentityContext> = {
  signUp: (ctx, { body: { full_name: fullName, email, password } }) =>
    signUp(ctx, { fullName, email, password }),
  confirmEmail: (ctx, { body }) => confirmEmail(ctx, body.token),
  resendConfirmation: (ctx, { body }) => resendConfirmation(ctx, body.email),
  signIn: (ctx, { body }) => signIn(ctx, body),
  refresh: (ctx, { body }) => refreshSession(ctx, body.refresh_token),
  signOut: (ctx, { body: { refresh_token: refreshToken, scope } }) =>
    signOut(ctx, { refreshToken, scope }),
  forgotPassword: (ctx, { body }) => requestPasswordReset(ctx, body.email),
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
  readSession: (ctx) => readSession(ctx),
  changePassword: (ctx, { body: { current_password: currentPassword, password } }) =>
    changePassword(ctx, { currentPassword, password }),
  changeProfile: async (ctx, { body }) => ({
    user: await changeProfile(ctx, { fullName: body.full_name }),
  }),
  listSessions: async (ctx) => ({
    sessions: (await listSessions(ctx)).map((session) => ({
      id: session.id,
      created_at: session.createdAt.toISOString(),
      refreshed_at: session.refreshedAt.toISOString(),
      user_agent: session.userAgent,
      is_current: session.isCurrent,
    })),
  }),
  endSession: (ctx, { params }) => endSession(ctx, params.id),
  getUserRole: async (ctx, { body }) => ({ role: await getUserRole(ctx, body.user_id) }),
};
