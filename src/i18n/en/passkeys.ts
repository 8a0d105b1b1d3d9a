/** Passkeys, on the account page. */
export const passkeys = {
  title: "Passkeys",
  text: "Sign in with your fingerprint, face or screen lock instead of your password. A passkey stays on your device, and cannot be passed on to a page that only looks like ours.",
  panel: {
    loading: "Looking it up…",
    failed: "This could not be loaded.",
    retry: "Try again",
    cancel: "Cancel",
    none: "You have no passkeys yet. Your password goes on working beside them.",
    add: "Add a passkey",
    added: "Your passkey is ready",
    known: "This device has a passkey for your account already",
    since: "Added on",
    used: "Last used on",
    neverUsed: "Not used yet",
    rename: "Rename",
    remove: "Remove",
    needed:
      "With what you may do in the back office, you need a second factor, and this is your only one.",
    name: "Name",
    nameMissing: "Please enter a name",
    renaming: { title: "Rename your passkey", submit: "Save", done: "The name is saved" },
    removing: {
      title: "Remove this passkey?",
      text: "It will no longer sign in to your account. It may still be on your device, where you can delete it.",
      submit: "Remove",
      done: "The passkey is removed",
    },
  },
} as const;
