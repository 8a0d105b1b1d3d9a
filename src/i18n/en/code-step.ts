/** After the password, for those who have turned two-step sign-in on. */
export const codeStep = {
  app: {
    label: "Code from your app",
    help: "Open your authenticator app and enter the 6 digits that it shows.",
    missing: "Please enter the code from your app",
    instead: "Use a recovery code instead",
  },
  recovery: {
    label: "Recovery code",
    help: "One of the codes that you saved when you turned on two-step sign-in. Each works once.",
    missing: "Please enter a recovery code",
    instead: "Use your app instead",
  },
  passkey: "Use a passkey instead",
  back: "Back",
} as const;
