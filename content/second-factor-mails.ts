/**
 * The words of the mails about two-step sign-in: it is on, it is off, there are new recovery codes,
 * or passkeys alone are asked for.
 */
export const secondFactorMails = {
  on: {
    subject: "Two-step sign-in is on",
    preheader: "From now on, signing in takes your password and a code.",
    heading: "Two-step sign-in is on",
    text: [
      "From now on, signing in to your account takes your password and a code from your app. Every other device was signed out.",
      "Keep your recovery codes in a safe place: each lets you in once if you lose the app.",
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
    preheader: "The ones from before no longer work.",
    heading: "You have new recovery codes",
    text: [
      "New recovery codes for two-step sign-in have been made for your account. The ones from before no longer work.",
    ],
    afterwards: [],
  },
  passkeys: {
    subject: "Codes of an app are no longer asked for",
    preheader: "Signing in takes one of your passkeys.",
    heading: "Codes of an app are no longer asked for",
    text: [
      "The app with codes has been taken off your account. From now on, signing in takes one of your passkeys, or a recovery code besides your password.",
    ],
    afterwards: [],
  },
  alarm:
    "If it was not you, somebody else may be using your account. Change your password at once, and write to us.",
  button: "Go to your account",
} as const;

/** A passkey came to the account, or went; its name stands below. */
export const passkeyMails = {
  added: {
    subject: "A passkey was added to your account",
    preheader: "It signs in to your account without your password.",
    heading: "A passkey was added to your account",
    text: ["A new passkey signs in to your account from now on, without your password."],
    afterwards: [],
  },
  removed: {
    subject: "A passkey was removed from your account",
    preheader: "It no longer signs in to your account.",
    heading: "A passkey was removed from your account",
    text: [
      "A passkey no longer signs in to your account. You may still find it on your device, where you can delete it.",
    ],
    afterwards: [],
  },
  passkey: "Passkey",
  alarm:
    "If it was not you, somebody else may be using your account. Look at your passkeys and at where you are signed in, change your password at once, and write to us.",
  button: "Go to your account",
} as const;

/** After several wrong codes: who is asked for one has typed the right password. */
export const secondFactorGuessedMail = {
  subject: "Somebody is trying codes for your account",
  preheader: "They know your password. Please change it.",
  heading: "Somebody is trying codes for your account",
  text: [
    "Ten wrong codes were entered for your account within a day. Whoever is asked for a code has entered your password before.",
    "If it was you, there is nothing to do. If your app shows codes that are refused, check the time on your phone.",
    "If it was not you, somebody knows your password, and only the codes have kept them out. Change the password at once, here and wherever else you use it, and look at where you are signed in.",
  ],
  button: "Go to your account",
  afterwards: ["Nobody from the shop ever asks for your password or for a code."],
} as const;
