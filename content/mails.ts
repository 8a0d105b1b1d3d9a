/** The words of the mails. `{hours}` stands for how long the link works, `{name}` for the recipient. */
export const mailWords = {
  greeting: "Hello {name},",
  /** For a reader whose mail program shows no button. */
  linkBelow: "If the button does not work, copy this address into your browser:",
  signature: "The Wanderpaw pack",
  footer: "You get this mail because of your account at {shop}. Questions? Write to {email}.",
  hour: "1 hour",
  hours: "{count} hours",
  "confirm-email": {
    subject: "Confirm your email",
    preheader: "One click, and your account is ready.",
    heading: "Confirm your email",
    text: [
      "Welcome to the pack! Please confirm that this address is yours, and your account is ready to use.",
    ],
    button: "Confirm your email",
    afterwards: [
      "The link works for {hours}, once.",
      "If you did not sign up, ignore this mail. Nothing happens without the click.",
    ],
  },
  "reset-password": {
    subject: "Choose a new password",
    preheader: "The link works for {hours}.",
    heading: "Choose a new password",
    text: ["Somebody, hopefully you, asked for a new password for your account."],
    button: "Choose a new password",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this mail. Your password stays as it is.",
    ],
  },
  "password-changed": {
    subject: "Your password was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: [
      "The password of your account has just been changed, and every other device was signed out.",
      "If it was you, there is nothing to do.",
      "If it was not you, somebody else may be using your account. Choose “Forgot password?” on the sign-in page at once, and change the password of your mailbox too.",
    ],
    button: "Go to the sign-in page",
    afterwards: [],
  },
} as const;
