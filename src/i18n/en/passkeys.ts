/** Passkeys, on the account page. */
export const passkeys = {
  title: "Passkeys",
  text: "Sign in with your fingerprint, face or screen lock instead of your password. A passkey stays on your device, and does not work on a page that only looks like ours.",
  panel: {
    loading: "Looking it up…",
    failed: "This could not be loaded.",
    retry: "Try again",
    cancel: "Cancel",
    none: "You have no passkeys yet. With a passkey, your password still works, too.",
    add: "Add a passkey",
    added: "Your passkey is ready",
    alreadyAdded: "This device already has a passkey for your account",
    /** Before a day. */
    since: "Added on",
    used: "Last used on",
    neverUsed: "Not used yet",
    rename: "Rename",
    remove: "Remove",
    needed: "Your rights in the back office require a second factor, and this is your only one.",
    name: "Name",
    nameMissing: "Please enter a name",
    renaming: { title: "Rename your passkey", submit: "Save", done: "Name saved" },
    removing: {
      title: "Remove this passkey?",
      text: "You will no longer be able to sign in with it. It may still be on your device, where you can delete it.",
      submit: "Remove",
      done: "Passkey removed",
    },
  },
};

/** Texts of a surface about passkeys, in its own language. */
export type PasskeyLabels = typeof passkeys.panel;
