import type { PasswordProblem, PasswordRule } from "#modules/identity/passwords/password-rules.ts";

const passwordProblems = {
  password_too_short: "Password must be at least 8 characters long",
  password_no_uppercase: "Password must contain at least one uppercase letter",
  password_no_lowercase: "Password must contain at least one lowercase letter",
  password_no_number: "Password must contain at least one number",
  password_no_special: "Password must contain at least one special character",
  password_too_common: "Password is too common. Please choose a more secure password",
  too_long: "Password must be at most 200 characters long",
  password_too_short_for_reset: "Password must be at least 6 characters long",
} as const satisfies Record<PasswordProblem, string>;

/** Errors of a field, by the key that the API refuses it with. */
const fieldProblems: Readonly<Record<string, string>> = {
  ...passwordProblems,
  required: "Please fill in this field",
  too_long: "That is too long",
  not_ascii: "Please use only the letters a to z, digits and signs such as . - _ +",
  not_an_email: "Please enter an email address such as maya@example.com",
  unprintable: "Please use letters, spaces and ordinary signs only",
  wrong_password: "This is not the password that was chosen for this account",
};

const requirements = {
  password_too_short: "At least 8 characters",
  password_no_uppercase: "An uppercase letter",
  password_no_lowercase: "A lowercase letter",
  password_no_number: "A number",
  password_no_special: "A special character (!?@#…)",
  password_too_common: "Not a common password",
} as const satisfies Record<PasswordRule, string>;

/** Signing in and up, confirming an address, choosing a new password. */
export const account = {
  tabs: { label: "Sign in or sign up", "sign-in": "Sign In", "sign-up": "Sign Up" },
  fullName: "Full name",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  backHome: "Back to Home",
  noScript: "Signing in needs JavaScript. Please allow it for this site and load the page again.",
  signIn: { submit: "Sign In", sending: "Signing in…" },
  passkey: "Sign in with a passkey",
  /** The second step took too long; its own words are in code-step.ts. */
  codeExpired: "That took too long. Please enter your password again.",
  forgot: {
    action: "Forgot password?",
    sending: "Sending…",
    sent: "Password reset email sent!",
    sentText: (email: string) => `If there is an account for ${email}, the link is on its way.`,
    emailFirst: "Please enter your email address first",
  },
  signUp: {
    submit: "Sign Up",
    sending: "Creating account…",
    created: "Account created successfully!",
    createdText: (email: string) => `We have sent a confirmation link to ${email}.`,
    /** Stays on the page after the message has gone. */
    confirmFirst: (email: string) =>
      `We have sent a confirmation link to ${email}. Please open it, then sign in here.`,
    signInInstead: "Go to Sign In",
  },
  requirements: {
    label: "Your password needs",
    names: requirements,
    met: "done",
    unmet: "still missing",
    count: (met: number, all: number) => `${met} of ${all} password requirements met`,
  },
  problems: {
    fullName: "Please enter your full name",
    email: "Please enter your email address",
    password: "Please enter your password",
    /** A field's problems in one line. */
    field: (keys: readonly string[]) =>
      keys.map((key) => fieldProblems[key] ?? "Please check this field").join(". "),
    newPassword: (keys: readonly PasswordProblem[]) =>
      keys.map((key) => passwordProblems[key]).join(". "),
  },
  errors: {
    tooManyAttempts: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    offline:
      "You seem to be offline. Nothing was sent, and what you typed is still here. Please try again once you are connected.",
    unexpected: "An unexpected error occurred",
  },
} as const;
