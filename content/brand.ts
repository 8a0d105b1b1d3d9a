/**
 * The brand. A shop owner who rebrands changes this file, the images and the colours in
 * src/ui/tokens.css.
 */
export const brand = {
  name: "Wanderpaw",
  legalName: "Wanderpaw Ltd.",
  productName: "Wanderpaw Backpack",
  email: "hello@wanderpaw.example",
  hashtag: "#WanderpawAdventure",
  /** Begins the keys that the shop writes to browser storage: "wanderpaw-cart". */
  storagePrefix: "wanderpaw",
  /** Begins stock keeping units: WANDERPAW_BACKPACK_OLIVE. */
  skuPrefix: "WANDERPAW",
  social: [
    { name: "Instagram", handle: "@wanderpaw", url: "https://www.instagram.com/wanderpaw" },
    { name: "Facebook", handle: "Wanderpaw", url: "https://www.facebook.com/wanderpaw" },
    { name: "Telegram", handle: "@wanderpaw", url: "https://t.me/wanderpaw" },
  ],
} as const;
