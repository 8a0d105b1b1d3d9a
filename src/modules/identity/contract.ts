import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { deskActions } from "#shared/permissions.ts";
import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";
import { roles } from "#shared/roles.ts";
import { MAX_PASSWORD_LENGTH, newPasswordProblems } from "./password-rules.ts";

// Names are those of the stored fields, as in the session object: lower case with underscores. What a field is refused
// with is a key; the reader's catalogue has the words.

/**
 * An address that an account can have. ASCII only: letters of other alphabets that look the same would let one
 * person pass for another. Its case does not matter.
 */
export const email = z
  .string()
  .trim()
  .min(1, "required")
  .max(254, "too_long")
  // Before the letters become small: the sign for kelvin would become an ordinary k.
  .refine((text) => /^[\x21-\x7e]*$/.test(text), "not_ascii")
  .refine((text) => isEmailShaped(text), "not_an_email")
  .toLowerCase();

const fullName = z
  .string()
  .trim()
  .min(1, "required")
  .max(100, "too_long")
  .refine(isPlainLine, "unprintable");

/** A password that is typed to prove who one is: any text, whatever today's rules are. */
const password = z.string().min(1, "required").max(MAX_PASSWORD_LENGTH, "too_long");

const newPassword = z.string().check((context) => {
  for (const message of newPasswordProblems(context.value))
    context.issues.push({ code: "custom", input: context.value, message });
});

/** What a mail's link or a browser carries; anything else is refused like a token that is too old. */
const token = z.string().max(512);

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  created_at: z.iso.datetime(),
});
export type SignedInUser = z.infer<typeof userSchema>;

export const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds from now. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  token_type: z.literal("bearer"),
  user: userSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** What follows the first step of signing in: a session, or the question for a code of the second factor. */
const signInAnswer = z.union([
  sessionSchema,
  z.object({
    second_factor: z.object({
      /** To be sent back with the code. */
      challenge: z.string(),
      /** Seconds from now. */
      expires_in: z.int(),
    }),
  }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const signOutScopes = ["global", "local", "others"] as const;

export const identityEndpoints = {
  signUp: endpoint({
    method: "post",
    path: "/api/auth/sign-up",
    summary: "Opens an account and mails a link that confirms the address",
    permission: "public",
    refusals: ["registration_closed", "email_taken", "conflict", "too_many_requests"],
    body: z.object({ full_name: fullName, email, password: newPassword }),
  }),
  confirmEmail: endpoint({
    method: "post",
    path: "/api/auth/confirm-email",
    summary: "Uses the link of the confirmation mail, and signs in",
    permission: "public",
    refusals: ["link_expired"],
    body: z.object({ token }),
    response: signInAnswer,
  }),
  resendConfirmation: endpoint({
    method: "post",
    path: "/api/auth/resend-confirmation",
    summary: "Mails the confirmation link once more, if one is needed",
    permission: "public",
    refusals: ["too_many_requests"],
    body: z.object({ email }),
  }),
  signIn: endpoint({
    method: "post",
    path: "/api/auth/sign-in",
    summary:
      "Signs in with e-mail address and password, or asks for a code of the second factor first",
    permission: "public",
    refusals: ["invalid_credentials", "email_not_confirmed", "too_many_requests"],
    body: z.object({ email, password }),
    response: signInAnswer,
  }),
  refresh: endpoint({
    method: "post",
    path: "/api/auth/refresh",
    summary: "Exchanges a refresh token for a new session object; each can be used once",
    permission: "public",
    body: z.object({ refresh_token: token }),
    response: sessionSchema,
  }),
  signOut: endpoint({
    method: "post",
    path: "/api/auth/sign-out",
    summary:
      "Ends the sessions of the person who holds a refresh token: all, this one, or the others",
    permission: "public",
    body: z.object({ refresh_token: token, scope: z.enum(signOutScopes).default("global") }),
  }),
  forgotPassword: endpoint({
    method: "post",
    path: "/api/auth/forgot-password",
    summary:
      "Mails a link to choose a new password, if there is such an account; the answer is always the same",
    permission: "public",
    refusals: ["too_many_requests"],
    body: z.object({ email }),
  }),
  resetPassword: endpoint({
    method: "post",
    path: "/api/auth/reset-password",
    summary: "Uses the link of the reset mail to set a new password, and ends all sessions",
    permission: "public",
    refusals: ["link_expired"],
    body: z.object({ token, password }),
  }),
  readSession: endpoint({
    method: "get",
    path: "/api/auth/session",
    summary: "Who is signed in, and what they may do",
    permission: "user",
    response: z.object({
      user: userSchema,
      role: z.enum(roles),
      /** What they may do in the back office: all that is theirs by their role or by a grant. */
      may: z.array(z.enum(deskActions)),
      second_factor: z.object({
        is_on: z.boolean(),
        /** When they must have one; null for those who need not, or have. */
        due_at: z.iso.datetime().nullable(),
      }),
    }),
  }),
  changePassword: endpoint({
    method: "post",
    path: "/api/auth/change-password",
    summary: "Changes the password and ends all other sessions",
    permission: "user",
    refusals: ["too_many_requests"],
    body: z.object({ current_password: password, password: newPassword }),
  }),
  changeProfile: endpoint({
    method: "patch",
    path: "/api/auth/profile",
    summary: "Changes the own name",
    permission: "user",
    body: z.object({ full_name: fullName }),
    response: z.object({ user: userSchema }),
  }),
  listSessions: endpoint({
    method: "get",
    path: "/api/auth/sessions",
    summary: "Where one is signed in",
    permission: "user",
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
  }),
  endSession: endpoint({
    method: "delete",
    path: "/api/auth/sessions/:id",
    summary: "Ends one of the own sessions",
    permission: "user",
    refusals: ["not_found"],
    params: z.object({ id: z.uuid() }),
  }),
  getUserRole: endpoint({
    method: "post",
    path: "/api/functions/get_user_role",
    summary: "The role of the caller; an administrator may ask about anybody",
    permission: "user",
    body: z.object({ user_id: z.uuid().optional() }),
    response: z.object({ role: z.enum(roles) }),
  }),
};
