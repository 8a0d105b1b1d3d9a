/** Two-step sign-in, on the account page. */
export const secondFactor = {
  title: "Two-step sign-in",
  text: "A code from an app on your phone, in addition to your password: the password alone is not enough to get in.",
  panel: {
    loading: "Looking it up…",
    failed: "This could not be loaded.",
    retry: "Try again",
    cancel: "Cancel",
    /** Before a day. */
    on: "On since",
    off: "Off. Your password alone is enough to sign in.",
    byPasskey: "You sign in with one of your passkeys.",
    due: "Your rights in the back office require it from",
    required: "Your rights in the back office require it. You can use another app instead.",
    codesLeft: "Recovery codes left:",
    fewCodes: "Time to create new ones.",
    setUp: "Set up",
    replace: "Use another app",
    newCodes: "New recovery codes",
    disable: "Turn off",
    code: "Code",
    codeMissing: "Please enter a code",
    start: {
      title: "Connect your app",
      scan: "Scan this picture with an authenticator app, such as Google Authenticator, 1Password or Aegis.",
      image: "QR code for your authenticator app",
      type: "No camera? Type this key into the app instead:",
      open: "Open an app on this device",
      codeHelp: "The 6 digits that the app shows now.",
      submit: "Turn on",
      othersEnd: "Your other devices will be signed out.",
    },
    codes: {
      title: "Your recovery codes",
      text: "If you lose your phone, each of these lets you sign in once. Save them in a safe place now: they will not be shown again.",
      copy: "Copy",
      copied: "Copied.",
      notCopied: "They could not be copied. Please select and copy them by hand.",
      download: "Download",
      print: "Print",
      done: "I have saved them",
      fileTitle: "Recovery codes. Each works once.",
    },
    stop: {
      title: "Turn two-step sign-in off?",
      text: "Your password alone will be enough to sign in, and your recovery codes will no longer work.",
      codeHelp: "The 6 digits that your app shows now, or a recovery code.",
      submit: "Turn off",
      done: "Two-step sign-in is off",
    },
  },
  proof: {
    title: "Is it still you?",
    text: "Please confirm it before you go on.",
    password: "Password",
    passwordMissing: "Please enter your password",
    passwordWrong: "This is not your password.",
    code: "Code",
    codeHelp: "The 6 digits that your app shows now, or a recovery code.",
    codeMissing: "Please enter a code",
    passkey: "Use a passkey",
    submit: "Confirm",
    cancel: "Cancel",
  },
  showPassword: "Show password",
};

/** Texts of a surface about the second factor, in its own language. */
export type SecondFactorLabels = typeof secondFactor.panel;
/** The same for the question whether it is still the same person. */
export type ProofLabels = typeof secondFactor.proof;
