/** For customers who want a sold-out item: one mail when it is back and set aside for them. */
export const waiting = {
  block: {
    heading: "Let me know when it is back",
    text: "Leave your email. When it is your turn, we will write to you once, and set one aside for you for a day.",
    button: "Let me know",
    privacy:
      "We first send you one email to confirm the address. We use it for this one message and then delete it, after six months at the latest.",
    privacyLink: { to: "/privacy", label: "How we treat your data" },
  },
  email: "Your email",
  sending: "Sending…",
  /** The same whether the address waits already or not. */
  sent: {
    title: "One step to go",
    text: "An email is on its way to you. Press the button in it, and you are on the waiting list.",
  },
  failed: {
    title: "Error",
    text: "That did not get through. If it is back already, this page shows it now; otherwise please try again in a moment.",
  },
  confirm: {
    title: "Let me know when it is back",
    metaTitle: "Let me know when it is back",
    description: "Confirm, and this address is on the waiting list.",
    text: "Confirm, and you are on the waiting list. We will write once, when it is your turn. Otherwise we send nothing.",
    button: "Yes, let me know",
    done: {
      title: "You are on the waiting list",
      text: "Thank you. When it is your turn, we will write once, set one aside for you for a day, and delete the address.",
    },
    expired: {
      title: "This link no longer works",
      text: "It is too old, incomplete, or was replaced by a newer one. Ask again on the page of the item, and we will send you a new link.",
    },
    on: "See all products",
  },
  unsubscribe: {
    title: "Leave the waiting list",
    metaTitle: "Leave the waiting list",
    description: "Confirm, and this address leaves the waiting list.",
    text: "Confirm, and we will delete the address without writing to it again.",
    button: "Leave the waiting list",
    done: {
      title: "You have left the waiting list",
      text: "We will not write to you about this item. You are always welcome to look around the shop.",
    },
  },
} as const;
