// Where links from mails lead: apart from the words for signing in, which need none of these.

/** Confirming an address. */
export const confirmEmail = {
  submit: "Confirm email",
  sending: "Confirming…",
  confirmed: "Your email is confirmed. Welcome!",
  expired: "This confirmation link is invalid, expired, or has already been used.",
  toSignIn: "Back to Sign In",
  own: {
    heading: "Forgot it, or was it not you?",
    text: "If someone else signed up with your address, just close this page: nothing happens without this password. If you would like to have the account, choose a password of your own. It replaces the other one, and signs out anyone who used that.",
    action: "Email me a link",
    mailed: "The link is on its way to your mailbox.",
  },
} as const;

const linkExpired = "This link is invalid, expired, or has already been used.";

/** Another address for an account: the page for its new reader, and for the one before. */
export const emailChangeLinks = {
  newEmail: {
    submit: "Confirm new email",
    sending: "Confirming…",
    expired: linkExpired,
    onward: "Go to your account",
  },
  keepEmail: {
    submit: "Keep this address",
    sending: "Keeping…",
    expired: linkExpired,
    onward: "Back to Sign In",
  },
} as const;

/** Choosing a new password. */
export const resetPassword = {
  newPassword: "New password",
  confirmPassword: "Confirm new password",
  help: "At least 6 characters.",
  staffHelp:
    "At least 8 characters, with upper and lower case letters, a number and a special character.",
  submit: "Update Password",
  sending: "Updating…",
  updated: "Password updated successfully!",
  mismatch: "Passwords do not match",
  expired: "Invalid or expired reset link. Please request a new password reset.",
  requestNew: "Request a new link",
  toSignIn: "Back to Sign In",
} as const;

/** An invitation to the back office. */
export const invitation = {
  heading: "Join the team",
  description: "Accept an invitation to the back office.",
  image: "/media/gallery/lake",
  /** In a shop that sells nothing for pets. */
  plainImage: "/media/plain/light",
  text: "Choose a name and a password. Then sign in, and add a passkey in your account if you like.",
  own: "You have an account with this address already. Sign in to it, and accept here.",
  ended: "Ask the person who invited you to send the invitation again.",
  forAddress: "Your address:",
  submit: "Create account",
  accept: "Accept the invitation",
  sending: "Joining…",
  accepted: "Your account is ready. Sign in to begin.",
  welcome: "Welcome to the team!",
  ownInstead: "Accept with the account that exists",
  signInFirst: "Sign in first",
  expired: linkExpired,
} as const;
