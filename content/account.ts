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
