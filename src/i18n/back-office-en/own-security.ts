import { deviceNames } from "#i18n/device-names.ts";
import type { PasswordProblem } from "#modules/identity/passwords/password-rules.ts";
import type { ownSecurity as hebrew } from "../he/own-security.ts";
import type { Translated } from "../translated.ts";

const passwordProblems = {
  password_too_short: "at least 8 characters",
  password_no_uppercase: "an uppercase letter",
  password_no_lowercase: "a lowercase letter",
  password_no_number: "a digit",
  password_no_special: "a special character",
  password_too_common: "to be less common",
  too_long: "at most 200 characters",
  password_too_short_for_reset: "at least 6 characters",
} as const satisfies Record<PasswordProblem, string>;

/** The sessions, password and second factor of a staff member. */
export const ownSecurity: Translated<typeof hebrew> = {
  factor: {
    title: "Two-step sign-in",
    note: "A code from an app on your phone, in addition to your password",
  },
  panel: {
    loading: "Loading…",
    failed: "The data could not be loaded.",
    retry: "Try again",
    cancel: "Cancel",
    on: "On since",
    off: "Off. Your password alone is enough to sign in.",
    byPasskey: "You sign in with one of your passkeys.",
    due: "It is required for administrators and for staff who may refund money, set prices or coupons, or export data. Turn it on by",
    required:
      "It is required for administrators and for staff who may refund money or export data. You can use another app, but not turn it off.",
    codesLeft: "Recovery codes left:",
    fewCodes: "Time to create new ones.",
    setUp: "Set up",
    replace: "Use another app",
    newCodes: "New recovery codes",
    disable: "Turn off",
    code: "Code",
    codeMissing: "Enter a code",
    start: {
      title: "Connect your app",
      scan: "Scan this code with an authenticator app, such as Google Authenticator or Aegis.",
      image: "QR code for your authenticator app",
      type: "No camera? Type this key into the app instead:",
      open: "Open an app on this device",
      codeHelp: "The 6 digits that the app shows now.",
      submit: "Turn on",
      othersEnd: "Your other devices will be signed out.",
    },
    codes: {
      title: "Recovery codes",
      text: "If you lose your phone, each of these codes lets you sign in once. Save them in a safe place now: they will not be shown again.",
      copy: "Copy",
      copied: "Copied.",
      notCopied: "They could not be copied. Select and copy them by hand.",
      download: "Download",
      print: "Print",
      done: "I have saved them",
      fileTitle: "Recovery codes. Each works once.",
    },
    stop: {
      title: "Turn off two-step sign-in?",
      text: "Your password alone will be enough to sign in, and your recovery codes will no longer work.",
      codeHelp: "The 6 digits that your app shows now, or a recovery code.",
      submit: "Turn off",
      done: "Two-step sign-in is off",
    },
  },
  proof: {
    title: "Confirm it’s you",
    text: "This is a sensitive action, so confirm your identity.",
    password: "Password",
    passwordMissing: "Enter your password",
    passwordWrong: "The password is wrong.",
    code: "Verification code",
    codeHelp: "The 6 digits that your app shows now, or a recovery code.",
    codeMissing: "Enter a code",
    passkey: "Use a passkey",
    submit: "Confirm",
    cancel: "Cancel",
  },
  gate: {
    title: "Two-step sign-in required",
    text: "Your role or rights let you manage the system, refund money or export data, so you need two-step sign-in to keep working in the back office. Setting it up takes about a minute, and needs an authenticator app on your phone or a passkey.",
    shop: "Back to shop",
  },
  /** In the last days before it has to be on; the date follows. */
  dueSoon: {
    text: "Your role or rights require two-step sign-in by",
    link: "Set it up",
  },
  sessions: {
    title: "Where you are signed in",
    note: "If you do not recognize one of these, end it and change your password.",
    device: (browser, system) => `${browser} · ${system}`,
    ...deviceNames,
    someBrowser: "Browser",
    unknownDevice: "Unknown device",
    current: "This device",
    since: "Since:",
    lastUsed: "Last used:",
    end: "End session",
    endLabel: "End session:",
    ended: "Session ended",
    notEnded: "The session could not be ended.",
    endOthers: "End all other sessions",
    othersEnded: "All other sessions ended",
    noOthers: "No other sessions",
    failed: "The sessions could not be loaded.",
    confirm: {
      title: "End all other sessions",
      text: "Your other devices are signed out at once.",
    },
  },
  password: {
    title: "Change password",
    note: "Your other devices will be signed out.",
    current: "Current password",
    next: "New password",
    rules:
      "The new password needs at least 8 characters, an uppercase and a lowercase letter, a digit and a special character.",
    missing: "Enter your current password",
    wrong: "This is not your current password.",
    problems: (keys) =>
      `The password needs: ${keys.map((key) => passwordProblems[key]).join(", ")}.`,
    submit: "Change password",
    changed: "Password changed",
    failed: "The password was not changed.",
  },
};
