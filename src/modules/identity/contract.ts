import { z } from "zod";
import { adminActions } from "#shared/permissions.ts";
import { isEmailShaped } from "#shared/plain-text.ts";
import { roles } from "#shared/roles.ts";
import { requiredLine } from "#shared/text-fields.ts";
import { MAX_PASSWORD_LENGTH, newPasswordProblems } from "./passwords/password-rules.ts";

// Names are those of the stored fields, as in the session object: lower case with underscores. What
// a field is refused with is a key; the reader's catalog has the words.

/**
 * An address that an account can have. ASCII only: letters of other alphabets that look the same
 * would let one person pass for another. Its case does not matter.
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

/**
 * Answer to the first step of signing in: a session, or the question for a code of the second
 * factor.
 */
export const signInAnswer = z.union([
  sessionSchema,
  z.object({
    second_factor: z.object({
      /** To be sent back with the code. */
      challenge: z.string(),
      /** Seconds from now. */
      expires_in: z.int(),
      /** There is an app that shows codes; without one, only recovery codes are good. */
      has_app: z.boolean(),
      /** A passkey signs in without any code. */
      has_passkey: z.boolean(),
    }),
  }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/**
 * All sessions of the person, the one of the token, the others, or, when nobody has done anything
 * for too long, all as if they had been left: their devices are still told of news.
 */
export const signOutScopes = ["global", "local", "others", "idle"] as const;

export const memberSchema = z.object({
  user: userSchema,
  role: z.enum(roles),
  /** Actions that they may do in the back office, by their role or by a grant. */
  may: z.array(z.enum(adminActions)),
  second_factor: z.object({
    is_on: z.boolean(),
    /** When they must have one; null for those who need not, or have. */
    due_at: z.iso.datetime().nullable(),
  }),
});
export type MemberAnswer = z.output<typeof memberSchema>;

export const fullName = requiredLine(100);

/** A password that is typed to prove who one is: any text, whatever today's rules are. */
export const password = z.string().min(1, "required").max(MAX_PASSWORD_LENGTH, "too_long");

/** A code of the app, or a recovery code; what it looks like is the identity role's business. */
export const code = z.string().trim().min(1, "required").max(64, "too_long");

export const newPassword = z.string().check((context) => {
  for (const message of newPasswordProblems(context.value))
    context.issues.push({ code: "custom", input: context.value, message });
});

export const newAccountSchema = z.object({ full_name: fullName, email, password: newPassword });

/**
 * Token in a mail's link or in a browser; anything else is refused like a token that is too old.
 */
export const token = z.string().max(512);

export const confirmationSchema = z.object({ token, password });
