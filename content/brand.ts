/** The brand and its imprint, as a fresh shop has them. */
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
  /** The trade of the shop, and the pages that it has for that. */
  trade: {
    /** Size chart, breeds, and the words about pets. */
    forPets: true,
    hasGallery: true,
    hasBlog: true,
    hasDealerPage: true,
  },
  /** "/uploads/…" of the owner's own mark; empty: the mark that comes with the shop. */
  logo: "",
  /** "#a97450" for each; empty: the colors that come with the shop. */
  colours: {
    /** Of buttons and marks. Where it could not be read it is made darker or lighter. */
    accent: "",
    /** The ground of the dark panels. */
    patch: "",
  },
  /** Details that the law requires where the shop sells; an empty one is not shown. */
  imprint: {
    postalAddress: "",
    companyNumber: "",
    phone: "",
    /** The responsible person for the product in the European Union: name and address. */
    euResponsible: "",
  },
} as const;
