/** For who would order while nothing can be paid: one mail when that changes. */
export const paymentAlert = {
  block: {
    heading: "Tell me when I can pay",
    text: "You are ready and we are not. Leave your email, and we write to you once, on the day payment opens. Your cart waits in this browser.",
    button: "Tell me",
    privacy:
      "We first send you one email to confirm the address. It is used for this one message and then forgotten.",
    privacyLink: { to: "/privacy", label: "How we treat your data" },
  },
  email: "Your email",
  sending: "Sending…",
  /** The same whether the address is on the list already or not. */
  sent: {
    title: "One step to go",
    text: "An email is on its way to you. Press the button in it, and we tell you when you can pay.",
  },
  failed: {
    title: "Error",
    text: "That did not get through. Please try again in a moment.",
  },
  confirm: {
    title: "Tell me when I can pay",
    metaTitle: "Tell me when I can pay",
    description: "One press, and we write to this address once, when payment opens.",
    text: "One press, and we write to you once, on the day payment opens. Without it nothing is sent.",
    button: "Yes, let me know",
    done: {
      title: "We will tell you",
      text: "Thank you. We write once, when you can pay, and forget the address then. Your cart waits in the browser in which you filled it.",
    },
    expired: {
      title: "This link does not work any more",
      text: "It is too old, incomplete, or was replaced by a newer one. Ask once more at the end of the checkout, and we send you a fresh link.",
    },
    cart: "Open your cart",
  },
  unsubscribe: {
    title: "Do not tell me",
    metaTitle: "Do not tell me",
    description: "One press, and we do not write to this address when payment opens.",
    text: "One press, and we forget the address without writing to it again.",
    button: "Do not write to me",
    done: {
      title: "Nothing will be sent",
      text: "We do not write to you when payment opens. The shop stays open to look around in.",
    },
  },
} as const;
