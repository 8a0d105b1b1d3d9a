/** Subscribing takes two steps: one in the block, one on the page that the mail leads to. */
export const newsletter = {
  block: {
    heading: "Stay Updated",
    text: "New articles, new colours, and the odd word about where small dogs are welcome. Rarely, and never without a reason.",
    button: "Subscribe",
    /** Stands below the field, followed by the link. */
    privacy:
      "We first send you one email to confirm the address. We use it only for the newsletter, and you can unsubscribe with a link in every issue.",
    privacyLink: { to: "/privacy", label: "How we treat your data" },
  },
  confirm: {
    title: "Confirm your subscription",
    metaTitle: "Confirm your subscription | {brand.name}",
    description: "Confirm, and you will receive the newsletter at this address.",
    text: "Confirm, and you will receive our newsletter. Otherwise we send nothing.",
    button: "Yes, subscribe me",
    done: {
      title: "You are on the list",
      text: "Thank you for confirming. You will receive the next issue, and you can unsubscribe in every email.",
    },
    expired: {
      title: "This link no longer works",
      text: "It is too old, incomplete, or was replaced by a newer one. Enter your address again, and we will send you a new link.",
    },
  },
  unsubscribe: {
    title: "Leave the newsletter",
    metaTitle: "Leave the newsletter | {brand.name}",
    description: "Confirm, and we will send no further issue to this address.",
    text: "Confirm, and we will send you no further issue. Emails about your orders and your account are not affected.",
    button: "Unsubscribe",
    done: {
      title: "You have left the list",
      text: "We will send no further issue. Thank you for reading; you are welcome back at any time.",
    },
  },
} as const;
