import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
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
import { sendConfirmationAgain } from "./accounts/send-confirmation-again.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { signIn } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";
import { signUp } from "./accounts/sign-up.ts";

export const identityEndpoints = {
  signUp: endpoint("POST /api/auth/sign-up", {
    summary: "Create an account and send a link to confirm its address",
    permission: "public",
    as: "identity",
    errors: ["registration_closed", "email_taken", "conflict", "too_many_requests"],
    body: newAccountSchema,
    handle: (ctx, body) =>
      signUp(ctx, { fullName: body.full_name, email: body.email, password: body.password }),
  }),
  confirmEmail: endpoint("POST /api/auth/confirm-email", {
    summary: "Confirm an account with the token of its mail and the password, and sign in",
    permission: "public",
    as: "identity",
    errors: ["link_expired", "too_many_requests"],
    body: confirmationSchema,
    response: signInAnswer,
    handle: confirmEmail,
  }),
  requestOwnPassword: endpoint("POST /api/auth/own-password", {
    summary: "Send a link to choose another password to the recipient of a confirmation mail",
    permission: "public",
    as: "identity",
    errors: ["link_expired", "too_many_requests"],
    body: z.object({ token }),
    handle: (ctx, body) => requestOwnPassword(ctx, body.token),
  }),
  resendConfirmation: endpoint("POST /api/auth/resend-confirmation", {
    summary: "Send the confirmation link again, if one is needed",
    permission: "public",
    as: "identity",
    errors: ["too_many_requests"],
    body: z.object({ email }),
    handle: (ctx, body) => sendConfirmationAgain(ctx, body.email),
  }),
  signIn: endpoint("POST /api/auth/sign-in", {
    summary: "Sign in with e-mail address and password, or get a challenge for the second factor",
    permission: "public",
    as: "identity",
    errors: ["invalid_credentials", "email_not_confirmed", "too_many_requests"],
    body: z.object({ email, password }),
    response: signInAnswer,
    handle: signIn,
  }),
  refresh: endpoint("POST /api/auth/refresh", {
    summary: "Exchange a refresh token for a new session",
    permission: "public",
    as: "identity",
    body: z.object({ refresh_token: token }),
    response: sessionSchema,
    handle: (ctx, body) => refreshSession(ctx, body.refresh_token),
  }),
  signOut: endpoint("POST /api/auth/sign-out", {
    summary: "End sessions by a refresh token: this one, the others, or all",
    permission: "public",
    as: "identity",
    body: z.object({ refresh_token: token, scope: z.enum(signOutScopes).default("global") }),
    handle: (ctx, { refresh_token: refreshToken, scope }) => signOut(ctx, { refreshToken, scope }),
  }),
  forgotPassword: endpoint("POST /api/auth/forgot-password", {
    summary: "Send a link to reset the password; the answer is the same for unknown addresses",
    permission: "public",
    as: "identity",
    errors: ["too_many_requests"],
    body: z.object({ email }),
    handle: (ctx, body) => requestPasswordReset(ctx, body.email),
  }),
  resetPassword: endpoint("POST /api/auth/reset-password", {
    summary: "Set a new password with the token of the reset mail, and end all sessions",
    permission: "public",
    as: "identity",
    errors: ["link_expired"],
    body: z.object({ token, password }),
    handle: resetPassword,
  }),
  readSession: endpoint("GET /api/auth/session", {
    summary: "Get the user and their rights",
    permission: "user",
    as: "identity",
    response: memberSchema,
    handle: async (ctx) => readSession(ctx),
  }),
  changePassword: endpoint("POST /api/auth/change-password", {
    summary: "Change the password and end all other sessions",
    permission: "user",
    as: "identity",
    errors: ["too_many_requests"],
    body: z.object({ current_password: password, password: newPassword }),
    handle: (ctx, body) =>
      changePassword(ctx, { currentPassword: body.current_password, password: body.password }),
  }),
  changeProfile: endpoint("PATCH /api/auth/profile", {
    summary: "Update the name of the user",
    permission: "user",
    as: "identity",
    body: z.object({ full_name: fullName }),
    response: z.object({ user: userSchema }),
    handle: async (ctx, body) => ({
      user: await changeProfile(ctx, { fullName: body.full_name }),
    }),
  }),
  listSessions: endpoint("GET /api/auth/sessions", {
    summary: "List the sessions of the user",
    permission: "user",
    as: "identity",
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          created_at: isoMoment,
          refreshed_at: isoMoment,
          user_agent: z.string().nullable(),
          is_current: z.boolean(),
        }),
      ),
    }),
    handle: async (ctx) => ({
      sessions: (await listSessions(ctx)).map((session) => ({
        id: session.id,
        created_at: session.createdAt,
        refreshed_at: session.refreshedAt,
        user_agent: session.userAgent,
        is_current: session.isCurrent,
      })),
    }),
  }),
  endSession: endpoint("DELETE /api/auth/sessions/:id", {
    summary: "End a session of the user",
    permission: "user",
    as: "identity",
    errors: ["not_found"],
    handle: endSession,
  }),
  getUserRole: endpoint("POST /api/functions/get_user_role", {
    summary: "Get the role of the user; an administrator may ask about anyone",
    permission: "user",
    as: "identity",
    body: z.object({ user_id: z.uuid().optional() }),
    response: z.object({ role: z.enum(roles) }),
    handle: async (ctx, body) => ({ role: await getUserRole(ctx, body.user_id) }),
  }),
};
