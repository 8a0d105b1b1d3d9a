/** For who wants what is sold out: one mail when it is back, with one kept for them. */
export const waiting = {
  block: {
    heading: "Tell me when it is back",
    text: "Leave your email. When it is your turn we write to you once, and keep one for you for a day.",
    button: "Tell me",
    privacy:
      "We first send you one email to confirm the address. It is used for this one message and then forgotten, after six months at the latest.",
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
    text: "Either it is back already, and this page shows it now, or that did not get through. Then please try again in a moment.",
  },
  confirm: {
    title: "Tell me when it is back",
    metaTitle: "Tell me when it is back",
    description: "One press, and this address is on the waiting list.",
    text: "One press, and you are on the waiting list. We write once, when it is your turn. Without the press nothing is sent.",
    button: "Yes, let me know",
    done: {
      title: "You are on the waiting list",
      text: "Thank you. When it is your turn we write once, keep one for you for a day, and forget the address.",
    },
    expired: {
      title: "This link does not work any more",
      text: "It is too old, incomplete, or was replaced by a newer one. Ask once more on the page of what you would like, and we send you a fresh link.",
    },
    on: "See all products",
  },
  unsubscribe: {
    title: "Leave the waiting list",
    metaTitle: "Leave the waiting list",
    description: "One press, and this address leaves the waiting list.",
    text: "One press, and we forget the address without writing to it again.",
    button: "Leave the waiting list",
    done: {
      title: "You have left the waiting list",
      text: "We do not write to you about this any more. The shop stays open to look around in.",
    },
  },
} as const;
