/** The brand and its imprint, as a fresh shop has them; the owner changes both in the back office. */
export const brand = {
  name: "Wanderpaw",
  legalName: "Wanderpaw Ltd.",
  productName: "Wanderpaw Backpack",
  email: "hello@wanderpaw.example",
  hashtag: "#WanderpawAdventure",
  social: [
    { name: "Instagram", handle: "@wanderpaw", url: "https://www.instagram.com/wanderpaw" },
    { name: "Facebook", handle: "Wanderpaw", url: "https://www.facebook.com/wanderpaw" },
    { name: "Telegram", handle: "@wanderpaw", url: "https://t.me/wanderpaw" },
  ],
  /** What the law asks for where the shop sells; what is empty is not shown. */
  imprint: {
    postalAddress: "",
    companyNumber: "",
    phone: "",
    /** Who answers for the product in the European Union: name and address. */
    euResponsible: "",
  },
} as const;
