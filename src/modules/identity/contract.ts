import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { adminActions } from "#shared/permissions.ts";
import { isEmailShaped } from "#shared/plain-text.ts";
import { roles } from "#shared/roles.ts";
import { requiredLine, typed, typedDigits } from "#shared/text-fields.ts";
import { MAX_PASSWORD_LENGTH, findPasswordProblems } from "./passwords/password-rules.ts";

// Names are those of the stored fields, as in the session object: lower case with underscores. A
// refused field has a key; the words are in the message catalogs.

/**
 * An address that an account can have. ASCII only: letters of other alphabets that look the same
 * would let one person pass for another. Its case does not matter.
 */
export const email = typed()
  .min(1, "required")
  .max(254, "too_long")
  // Checked before lower-casing, which would turn the Kelvin sign into an ordinary k.
  .refine((text) => /^[\x21-\x7e]*$/.test(text), "not_ascii")
  .refine((text) => isEmailShaped(text), "not_an_email")
  .toLowerCase();

export const userSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    created_at: isoMoment,
  })
  .meta({ id: "User" });
export type SignedInUser = z.infer<typeof userSchema>;

export const sessionSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    /** Seconds from now. */
    expires_in: z.int(),
    /** Seconds since 1970. */
    expires_at: z.int(),
    token_type: z.literal("bearer"),
    user: userSchema,
  })
  .meta({ id: "Session", description: "The tokens of a session, and its user" });
export type Session = z.infer<typeof sessionSchema>;

export const signInAnswer = z
  .union([
    sessionSchema,
    z.object({
      second_factor: z.object({
        /** To be sent back with the code. */
        challenge: z.string(),
        /** Seconds from now. */
        expires_in: z.int(),
        /**
         * Whether there is an app that shows codes; without one, only recovery codes are accepted.
         */
        has_app: z.boolean(),
        /** Whether they can sign in with a passkey instead of a code. */
        has_passkey: z.boolean(),
      }),
    }),
  ])
  .meta({ id: "SignInAnswer", description: "A session, or the request for a second factor" });
export type SignInAnswer = z.infer<typeof signInAnswer>;

/**
 * The sessions to end: all of the user, the one of the token, or the others. `idle` is for a
 * browser in which nothing was done for too long: all sessions end, but their devices still get
 * notifications.
 */
export const signOutScopes = ["global", "local", "others", "idle"] as const;

export const memberSchema = z
  .object({
    user: userSchema,
    role: z.enum(roles),
    /** Actions that they may do in the back office, through their role or a granted right. */
    may: z.array(z.enum(adminActions).meta({ id: "AdminAction" })),
    second_factor: z.object({
      is_on: z.boolean(),
      /** The date by which they must have one; null when they need none, or have one. */
      due_at: isoMoment.nullable(),
    }),
  })
  .meta({ id: "Member", description: "The signed-in user, and what they may do" });
export type MemberAnswer = z.output<typeof memberSchema>;

export const fullName = requiredLine(100);

/** An existing password: any text, since it may be older than today's rules. */
export const password = z.string().min(1, "required").max(MAX_PASSWORD_LENGTH, "too_long");

/** A code of the app, or a recovery code; the identity module checks its form. */
export const code = typedDigits().min(1, "required").max(64, "too_long");

export const newPassword = z.string().check((context) => {
  for (const message of findPasswordProblems(context.value))
    context.issues.push({ code: "custom", input: context.value, message });
});

export const newAccountSchema = z.object({ full_name: fullName, email, password: newPassword });

/** A token from a link or a browser; malformed text is refused like an expired token. */
export const token = z.string().max(512);

export const confirmationSchema = z.object({ token, password });
