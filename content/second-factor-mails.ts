/** The words of the mails about two-step sign-in: it is on, it is off, or there are new recovery codes. */
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
  alarm:
    "If it was not you, somebody else may be using your account. Change your password at once, and write to us.",
  button: "Go to your account",
} as const;
