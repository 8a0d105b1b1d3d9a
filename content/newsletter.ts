/** Subscribing takes two presses: one in the block, one on the page that the mail leads to. */
export const newsletter = {
  block: {
    heading: "Stay Updated",
    text: "New articles, new colours, and the odd word about where small dogs are welcome. Rarely, and never without a reason.",
    button: "Subscribe",
    /** Stands below the field, followed by the link. */
    privacy:
      "We first send you one email to confirm the address. It is used for the newsletter alone, and every issue has a link to leave.",
    privacyLink: { to: "/privacy", label: "How we treat your data" },
  },
  confirm: {
    title: "Confirm your subscription",
    metaTitle: "Confirm your subscription | {brand.name}",
    description: "One press, and the newsletter comes to this address.",
    text: "One press, and the newsletter comes to your address. Without it nothing is sent.",
    button: "Yes, subscribe me",
    done: {
      title: "You are on the list",
      text: "Thank you for confirming. The next issue will find you, and the way out is in every email.",
    },
    expired: {
      title: "This link does not work any more",
      text: "It is too old, incomplete, or was replaced by a newer one. Enter your address once more and we send you a fresh link.",
    },
  },
  unsubscribe: {
    title: "Leave the newsletter",
    metaTitle: "Leave the newsletter | {brand.name}",
    description: "One press, and no further issue is sent to this address.",
    text: "One press, and no further issue is sent to your address. Emails about your orders and your account are not affected.",
    button: "Unsubscribe",
    done: {
      title: "You have left the list",
      text: "No further issue will be sent. Thank you for having read along; the door stays open.",
    },
  },
} as const;
