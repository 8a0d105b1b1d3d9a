/**
 * Rules for passwords; the same for browser and server. The words are in the message catalog, by
 * key.
 */
export const MIN_PASSWORD_LENGTH = 8;
/** A customer who resets a password may choose a shorter one; staff may not. */
export const MIN_RESET_PASSWORD_LENGTH = 6;
/** A limit, because hashing longer texts would only keep the server busy. */
export const MAX_PASSWORD_LENGTH = 200;

const common: ReadonlySet<string> = new Set([
  "password",
  "123456",
  "123456789",
  "qwerty",
  "abc123",
  "password123",
  "admin",
  "welcome",
  "login",
  "111111",
]);

/** The rules in the order in which they are listed, each with its test. */
const rules = {
  password_too_short: (text: string) => text.length >= MIN_PASSWORD_LENGTH,
  password_no_uppercase: (text: string) => /\p{Lu}/u.test(text),
  password_no_lowercase: (text: string) => /\p{Ll}/u.test(text),
  password_no_number: (text: string) => /[0-9]/.test(text),
  password_no_special: (text: string) => /[!@#$%^&*(),.?":{}|<>]/.test(text),
  password_too_common: (text: string) => !common.has(text.toLowerCase()),
} as const;

export type PasswordRule = keyof typeof rules;
export const passwordRules: readonly PasswordRule[] = [
  "password_too_short",
  "password_no_uppercase",
  "password_no_lowercase",
  "password_no_number",
  "password_no_special",
  "password_too_common",
];

export type PasswordProblem = PasswordRule | "too_long" | "password_too_short_for_reset";

/** Problems of a new password, in the order of the list; empty when there are none. */
export function findPasswordProblems(text: string): PasswordProblem[] {
  const problems: PasswordProblem[] = passwordRules.filter((rule) => !rules[rule](text));
  return text.length > MAX_PASSWORD_LENGTH ? [...problems, "too_long"] : problems;
}

/**
 * Problems of a password that is set through the link of a mail. Staff can reach other people's
 * data, so theirs has to be as strong as any other new one.
 */
export function resetPasswordProblems(text: string, isStaff = false): PasswordProblem[] {
  if (isStaff) return findPasswordProblems(text);
  if (text.length < MIN_RESET_PASSWORD_LENGTH) return ["password_too_short_for_reset"];
  return text.length > MAX_PASSWORD_LENGTH ? ["too_long"] : [];
}
