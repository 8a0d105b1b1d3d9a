import { brand } from "./brand.ts";
import type { ImageName } from "#media/image.ts";

type Doorstep = {
  readonly heading: string;
  readonly text: string;
  /** Stands beside the form where there is room; it only repeats the mood. */
  readonly image: ImageName;
};

/** The words at the door: signing in, signing up, and the pages that mails lead to. */
export const account = {
  title: `Your ${brand.name} account`,
  description: `Sign in to ${brand.name} to see your orders, or open an account.`,
  signIn: {
    heading: "Good to see you.",
    text: "Sign in to look after your orders. New here? An account takes a minute.",
    image: "gallery/cafe",
  },
  registrationClosed:
    "We are not opening new accounts at the moment. If you already have one, come right in.",
  confirm: {
    heading: "Confirm your email",
    text: "Enter the password that you chose when you signed up, and your account is ready.",
    image: "gallery/alley",
  },
  confirmed: {
    heading: "Your email is confirmed",
    text: "Welcome! Sign in with your password whenever you like. Signing in needs JavaScript.",
    image: "gallery/alley",
  },
  confirmExpired: {
    heading: "Confirm your email",
    text: "If your email is confirmed already, just sign in. Otherwise we send you a new link.",
    image: "gallery/alley",
  },
  reset: {
    heading: "Choose a new password",
    text: "Afterwards every device that is still signed in asks for the new one.",
    image: "gallery/lake",
  },
  resetExpired: {
    heading: "Choose a new password",
    text: "A link works once and for a short time only, so that nobody else can use it.",
    image: "gallery/lake",
  },
} as const satisfies Record<string, Doorstep | string>;
