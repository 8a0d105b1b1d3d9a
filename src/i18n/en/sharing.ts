/** The button that hands a page on. */
export const sharing = {
  share: "Share",
  copied: "Link copied",
  copyByHand: "Copy this link",
} as const;
