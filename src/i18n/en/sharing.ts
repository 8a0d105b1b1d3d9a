/** The button that shares a page. */
export const sharing = {
  share: "Share",
  copied: "Link copied",
  copyByHand: "Copy this link",
} as const;
