/** The words at the door: signing in, signing up, and the pages that mails lead to. */
export const account = {
  title: "Your {brand.name} account",
  description: "Sign in to {brand.name} to see your orders, or open an account.",
  signIn: {
    heading: "Good to see you.",
    text: "Sign in to look after your orders. New here? An account takes a minute.",
    image: "/media/gallery/cafe",
  },
  registrationClosed:
    "We are not opening new accounts at the moment. If you already have one, come right in.",
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
    text: "If your email is confirmed already, just sign in. Otherwise we send you a new link.",
    image: "/media/gallery/alley",
  },
  newEmail: {
    heading: "Confirm your new email",
    text: "Enter the password of your account. From then on you sign in with this address.",
    image: "/media/gallery/alley",
  },
  newEmailDone: {
    heading: "Your new email counts",
    text: "You sign in with it from now on, and your order emails come here.",
    image: "/media/gallery/alley",
  },
  newEmailExpired: {
    heading: "Confirm your new email",
    text: "A link works for a day and once. You can ask for a new one on your account page.",
    image: "/media/gallery/alley",
  },
  keepEmail: {
    heading: "Keep this address",
    text: "Somebody with your password wanted another one. Press the button and this address stays yours, every device is signed out, and we email you a link to choose a new password.",
    image: "/media/gallery/lake",
  },
  keepEmailDone: {
    heading: "This address stays yours",
    text: "Every device is signed out. Choose a new password with the link that is on its way to your mailbox.",
    image: "/media/gallery/lake",
  },
  keepEmailExpired: {
    heading: "Keep this address",
    text: "This link works for three days. Does your account do things that you did not? Write to us.",
    image: "/media/gallery/lake",
  },
  reset: {
    heading: "Choose a new password",
    text: "Afterwards every device that is still signed in asks for the new one.",
    image: "/media/gallery/lake",
  },
  resetExpired: {
    heading: "Choose a new password",
    text: "A link works once and for a short time only, so that nobody else can use it.",
    image: "/media/gallery/lake",
  },
} as const;
