/** For visitors who want to order before payment is switched on: one mail when it is. */
export const paymentAlert = {
  block: {
    heading: "Let me know when I can pay",
    text: "You are ready and we are not. Leave your email, and we will write to you once, on the day when payment becomes available. Your cart is waiting in this browser.",
    button: "Let me know",
    privacy:
      "We first send you one email to confirm the address. We use it for this one message and then delete it.",
    privacyLink: { to: "/privacy", label: "How we treat your data" },
  },
  email: "Your email",
  sending: "Sending…",
  /** The same whether the address is on the list already or not. */
  sent: {
    title: "One step to go",
    text: "An email is on its way to you. Press the button in it, and we will let you know when you can pay.",
  },
  failed: {
    title: "Error",
    text: "That did not get through. Please try again in a moment.",
  },
  confirm: {
    title: "Let me know when I can pay",
    metaTitle: "Let me know when I can pay",
    description: "Confirm, and we will write to this address once, when payment becomes available.",
    text: "Confirm, and we will write to you once, on the day when payment becomes available. Otherwise we send nothing.",
    button: "Yes, let me know",
    done: {
      title: "We will let you know",
      text: "Thank you. We will write once, when you can pay, and then delete the address. Your cart is waiting in the browser in which you filled it.",
    },
    expired: {
      title: "This link no longer works",
      text: "It is too old, incomplete, or was replaced by a newer one. Ask again at the end of the checkout, and we will send you a new link.",
    },
    cart: "Open your cart",
  },
  unsubscribe: {
    title: "Do not email me",
    metaTitle: "Do not email me",
    description: "Confirm, and we will not write to this address when payment becomes available.",
    text: "Confirm, and we will delete the address without writing to it again.",
    button: "Do not email me",
    done: {
      title: "Nothing will be sent",
      text: "We will not write to you about payment. You are always welcome to look around the shop.",
    },
  },
} as const;
