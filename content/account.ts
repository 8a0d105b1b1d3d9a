/** The words at the door: signing in, signing up, and the pages that mails lead to. */
export const account = {
  title: "Your {brand.name} account",
  description: "Sign in to {brand.name} to see your orders, or create an account.",
  signIn: {
    heading: "Good to see you.",
    text: "Sign in to look after your orders. New here? An account takes a minute.",
    image: "/media/gallery/cafe",
  },
  registrationClosed:
    "New accounts cannot be created at the moment. If you already have one, come right in.",
  confirm: {
    heading: "Confirm your email",
    text: "Enter the password that you chose when you signed up, and your account is ready.",
    image: "/media/gallery/alley",
  },
  confirmed: {
    heading: "Your email is confirmed",
    text: "Welcome! Sign in with your password whenever you like. Signing in needs JavaScript.",
    image: "/media/gallery/alley",
  },
  confirmExpired: {
    heading: "Confirm your email",
    text: "If your email is already confirmed, just sign in. Otherwise we can send you a new link.",
    image: "/media/gallery/alley",
  },
  newEmail: {
    heading: "Confirm your new email",
    text: "Enter the password of your account. From then on you sign in with this address.",
    image: "/media/gallery/alley",
  },
  newEmailDone: {
    heading: "Your new email is confirmed",
    text: "From now on you sign in with it, and receive your order emails there.",
    image: "/media/gallery/alley",
  },
  newEmailExpired: {
    heading: "Confirm your new email",
    text: "A link works once, within a day. You can request a new one on your account page.",
    image: "/media/gallery/alley",
  },
  keepEmail: {
    heading: "Keep this address",
    text: "Someone who knows your password asked to change it. Press the button to keep this address. We will sign out every device, and email you a link to choose a new password.",
    image: "/media/gallery/lake",
  },
  keepEmailDone: {
    heading: "This address stays yours",
    text: "Every device has been signed out. Choose a new password with the link that we have emailed you.",
    image: "/media/gallery/lake",
  },
  keepEmailExpired: {
    heading: "Keep this address",
    text: "This link works for three days. If you notice changes in your account that you did not make, write to us.",
    image: "/media/gallery/lake",
  },
  reset: {
    heading: "Choose a new password",
    text: "Then every device that is signed in will ask for the new one.",
    image: "/media/gallery/lake",
  },
  resetExpired: {
    heading: "Choose a new password",
    text: "A link works only once and for a short time, so that no one else can use it.",
    image: "/media/gallery/lake",
  },
} as const;
