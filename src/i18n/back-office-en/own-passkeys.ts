import type { ownPasskeys as hebrew } from "../he/own-passkeys.ts";
import type { Translated } from "../translated.ts";

/** The passkeys of a staff member. */
export const ownPasskeys: Translated<typeof hebrew> = {
  title: "Passkeys",
  note: "Sign in with your fingerprint, face or screen lock, without password or code",
  panel: {
    loading: "Loading…",
    failed: "Could not load this.",
    retry: "Try again",
    cancel: "Cancel",
    none: "No passkeys yet. Once you add one, your password alone is no longer enough to sign in, and all other devices are signed out.",
    add: "Add passkey",
    added: "Passkey added",
    alreadyAdded: "This device already has a passkey for your account",
    since: "Added:",
    used: "Last used:",
    neverUsed: "Not used yet",
    rename: "Rename",
    remove: "Remove",
    needed: "Your role or rights require two-step sign-in, and this is the only means left.",
    name: "Name",
    nameMissing: "Enter a name",
    renaming: { title: "Rename passkey", submit: "Save", done: "Name saved" },
    removing: {
      title: "Remove passkey",
      text: "You will not be able to sign in with it. It may stay on the device, where you can delete it.",
      submit: "Remove",
      done: "Passkey removed",
    },
  },
};
