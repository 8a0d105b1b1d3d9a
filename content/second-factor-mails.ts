/**
 * The texts of the mails about two-step sign-in: it is on, it is off, there are new recovery codes,
 * or passkeys have replaced the codes.
 */
export const secondFactorMails = {
  on: {
    subject: "Two-step sign-in is on",
    preheader: "From now on, signing in takes your password and a code.",
    heading: "Two-step sign-in is on",
    text: [
      "From now on, signing in to your account takes your password and a code from your app. All other devices have been signed out.",
      "Keep your recovery codes in a safe place: each of them lets you sign in once if you lose the app.",
    ],
    afterwards: [],
  },
  off: {
    subject: "Two-step sign-in is off",
    preheader: "From now on, your password alone is enough to sign in.",
    heading: "Two-step sign-in is off",
    text: [
      "Two-step sign-in has been turned off for your account. From now on, your password alone is enough.",
    ],
    afterwards: [],
  },
  codes: {
    subject: "You have new recovery codes",
    preheader: "The old ones no longer work.",
    heading: "You have new recovery codes",
    text: [
      "New recovery codes for two-step sign-in have been created for your account. The old ones no longer work.",
    ],
    afterwards: [],
  },
  passkeys: {
    subject: "Codes from an app are no longer used",
    preheader: "Signing in now takes one of your passkeys.",
    heading: "Codes from an app are no longer used",
    text: [
      "The authenticator app has been removed from your account. From now on, signing in takes one of your passkeys, or your password and a recovery code.",
    ],
    afterwards: [],
  },
  alarm:
    "If it was not you, someone else may be using your account. Change your password at once, and write to us.",
  button: "Go to your account",
} as const;

/** A passkey was added to the account or removed from it; its name is shown below. */
export const passkeyMails = {
  added: {
    subject: "A passkey was added to your account",
    preheader: "It can sign in to your account without your password.",
    heading: "A passkey was added to your account",
    text: [
      "From now on, a new passkey can be used to sign in to your account without your password.",
    ],
    afterwards: [],
  },
  removed: {
    subject: "A passkey was removed from your account",
    preheader: "It can no longer sign in to your account.",
    heading: "A passkey was removed from your account",
    text: [
      "One of your passkeys can no longer be used to sign in to your account. It may still be on your device, where you can delete it.",
    ],
    afterwards: [],
  },
  passkey: "Passkey",
  alarm:
    "If it was not you, someone else may be using your account. Change your password at once, check your passkeys and the devices that are signed in, and write to us.",
  button: "Go to your account",
} as const;

/** After several wrong codes: only a user who has typed the right password is asked for a code. */
export const secondFactorGuessedMail = {
  subject: "Someone is trying codes for your account",
  preheader: "They know your password. Please change it.",
  heading: "Someone is trying codes for your account",
  text: [
    "Ten wrong codes were entered for your account within a day. We ask for a code only after the right password.",
    "If it was you, there is nothing to do. If the codes from your app are refused, check the time on your phone.",
    "If it was not you, someone knows your password, and only the codes have kept them out. Change the password at once, here and wherever else you use it, and check which devices are signed in.",
  ],
  button: "Go to your account",
  afterwards: ["We never ask you for your password or for a code."],
} as const;
