// What people can do about their account as a whole: loaded with the part of the page that does it.

export const ownAccount = {
  proof: {
    password: "Your password",
    showPassword: "Show your password",
    passwordMissing: "Please enter your password",
    passwordWrong: "This is not your password.",
    code: "Code from your app",
    codeHelp: "Or one of your recovery codes.",
    codeMissing: "Please enter the code from your app",
  },
  cancel: "Cancel",
  retry: "Try again",
  email: {
    title: "Email address",
    text: "You sign in with it, and your order emails go there.",
    change: "Change email address",
    label: "New email address",
    help: "We email it a link. Your address changes once you have opened it and entered your password. Your old address hears of it too.",
    same: "This is your address already.",
    submit: "Email me the link",
    sending: "Sending…",
    waiting: (email: string) => `We have emailed a link to ${email}.`,
    waitingText: (until: string) =>
      `Your address changes once you confirm it there, until ${until} (Israel time).`,
    giveUp: "Do not change it",
    givenUp: "Your address stays as it is",
  },
} as const;
