import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { roles } from "#shared/roles.ts";
import { changePassword } from "./passwords/change-password.ts";
import { changeProfile } from "./accounts/change-profile.ts";
import { confirmEmail } from "./accounts/confirm-email.ts";
import {
  confirmationSchema,
  email,
  fullName,
  memberSchema,
  newAccountSchema,
  newPassword,
  password,
  sessionSchema,
  signInAnswer,
  signOutScopes,
  token,
  userSchema,
} from "./contract.ts";
import { endSession } from "./sessions/end-session.ts";
import { getUserRole } from "./roles/get-user-role.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { readSession } from "./sessions/read-session.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { requestOwnPassword } from "./passwords/request-own-password.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { resendConfirmation } from "./accounts/resend-confirmation.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { signIn } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";
import { signUp } from "./accounts/sign-up.ts";

export const identityEndpoints = {
  signUp: endpoint(
    "POST /api/auth/sign-up",
    {
      summary: "Opens an account and mails a link that confirms the address",
      permission: "public",
      as: "identity",
      errors: ["registration_closed", "email_taken", "conflict", "too_many_requests"],
      body: newAccountSchema,
    },
    (ctx, { body }) =>
      signUp(ctx, { fullName: body.full_name, email: body.email, password: body.password }),
  ),
  confirmEmail: endpoint(
    "POST /api/auth/confirm-email",
    {
      summary:
        "Uses the link of the confirmation mail, with the password of the sign-up, and signs in",
      permission: "public",
      as: "identity",
      errors: ["link_expired", "too_many_requests"],
      body: confirmationSchema,
      response: signInAnswer,
    },
    (ctx, { body }) => confirmEmail(ctx, body),
  ),
  requestOwnPassword: endpoint(
    "POST /api/auth/own-password",
    {
      summary:
        "Mails the reader of a confirmation mail a link to choose a password in place of the one of the sign-up",
      permission: "public",
      as: "identity",
      errors: ["link_expired", "too_many_requests"],
      body: z.object({ token }),
    },
    (ctx, { body }) => requestOwnPassword(ctx, body.token),
  ),
  resendConfirmation: endpoint(
    "POST /api/auth/resend-confirmation",
    {
      summary: "Mails the confirmation link once more, if one is needed",
      permission: "public",
      as: "identity",
      errors: ["too_many_requests"],
      body: z.object({ email }),
    },
    (ctx, { body }) => resendConfirmation(ctx, body.email),
  ),
  signIn: endpoint(
    "POST /api/auth/sign-in",
    {
      summary:
        "Signs in with e-mail address and password, or asks for a code of the second factor first",
      permission: "public",
      as: "identity",
      errors: ["invalid_credentials", "email_not_confirmed", "too_many_requests"],
      body: z.object({ email, password }),
      response: signInAnswer,
    },
    (ctx, { body }) => signIn(ctx, body),
  ),
  refresh: endpoint(
    "POST /api/auth/refresh",
    {
      summary: "Exchanges a refresh token for a new session object; each can be used once",
      permission: "public",
      as: "identity",
      body: z.object({ refresh_token: token }),
      response: sessionSchema,
    },
    (ctx, { body }) => refreshSession(ctx, body.refresh_token),
  ),
  signOut: endpoint(
    "POST /api/auth/sign-out",
    {
      summary:
        "Ends the sessions of the person who holds a refresh token: all, this one, the others, or all for nobody used them",
      permission: "public",
      as: "identity",
      body: z.object({ refresh_token: token, scope: z.enum(signOutScopes).default("global") }),
    },
    (ctx, { body: { refresh_token: refreshToken, scope } }) =>
      signOut(ctx, { refreshToken, scope }),
  ),
  forgotPassword: endpoint(
    "POST /api/auth/forgot-password",
    {
      summary:
        "Mails a link to choose a new password, if there is such an account; the answer is always the same",
      permission: "public",
      as: "identity",
      errors: ["too_many_requests"],
      body: z.object({ email }),
    },
    (ctx, { body }) => requestPasswordReset(ctx, body.email),
  ),
  resetPassword: endpoint(
    "POST /api/auth/reset-password",
    {
      summary: "Uses the link of the reset mail to set a new password, and ends all sessions",
      permission: "public",
      as: "identity",
      errors: ["link_expired"],
      body: z.object({ token, password }),
    },
    (ctx, { body }) => resetPassword(ctx, body),
  ),
  readSession: endpoint(
    "GET /api/auth/session",
    {
      summary: "Who is signed in, and what they may do",
      permission: "user",
      as: "identity",
      response: memberSchema,
    },
    async (ctx) => readSession(ctx),
  ),
  changePassword: endpoint(
    "POST /api/auth/change-password",
    {
      summary: "Changes the password and ends all other sessions",
      permission: "user",
      as: "identity",
      errors: ["too_many_requests"],
      body: z.object({ current_password: password, password: newPassword }),
    },
    (ctx, { body }) =>
      changePassword(ctx, { currentPassword: body.current_password, password: body.password }),
  ),
  changeProfile: endpoint(
    "PATCH /api/auth/profile",
    {
      summary: "Changes the own name",
      permission: "user",
      as: "identity",
      body: z.object({ full_name: fullName }),
      response: z.object({ user: userSchema }),
    },
    async (ctx, { body }) => ({
      user: await changeProfile(ctx, { fullName: body.full_name }),
    }),
  ),
  listSessions: endpoint(
    "GET /api/auth/sessions",
    {
      summary: "Where one is signed in",
      permission: "user",
      as: "identity",
      response: z.object({
        sessions: z.array(
          z.object({
            id: z.uuid(),
            created_at: z.iso.datetime(),
            refreshed_at: z.iso.datetime(),
            user_agent: z.string().nullable(),
            is_current: z.boolean(),
          }),
        ),
      }),
    },
    async (ctx) => ({
      sessions: (await listSessions(ctx)).map((session) => ({
        id: session.id,
        created_at: session.createdAt.toISOString(),
        refreshed_at: session.refreshedAt.toISOString(),
        user_agent: session.userAgent,
        is_current: session.isCurrent,
      })),
    }),
  ),
  endSession: endpoint(
    "DELETE /api/auth/sessions/:id",
    {
      summary: "Ends one of the own sessions",
      permission: "user",
      as: "identity",
      errors: ["not_found"],
      params: z.object({ id: z.uuid() }),
    },
    (ctx, { params }) => endSession(ctx, params.id),
  ),
  getUserRole: endpoint(
    "POST /api/functions/get_user_role",
    {
      summary: "The role of the caller; an administrator may ask about anybody",
      permission: "user",
      as: "identity",
      body: z.object({ user_id: z.uuid().optional() }),
      response: z.object({ role: z.enum(roles) }),
    },
    async (ctx, { body }) => ({ role: await getUserRole(ctx, body.user_id) }),
  ),
};
