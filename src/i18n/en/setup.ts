import type { SetupCurrency } from "#modules/setup/shop-money.ts";

/** The page of the first start. */
export const setup = {
  title: "Make this shop yours",
  description: "The first start of the shop.",
  lede: "Answer a few questions to open your shop. You can change all of this later in the back office; this page then closes for good.",
  summary: "Please check the marked fields.",
  shop: {
    heading: "The shop",
    shopName: "Name of the shop",
    legalName: "Legal name",
    legalNameHelp: "As it appears on invoices and in the imprint.",
    shopEmail: "Email for customers",
  },
  trade: {
    heading: "What you sell",
    trade: "Your trade",
    trades: { pets: "Things for pets", other: "Anything else" },
    tradeHelp:
      "Without pets the shop has no size chart, and no words, pictures and articles about them. Gallery, blog and the page for dealers are switched on under “Brand” in the back office.",
    samples: "Begin with sample products",
    samplesHelp: "Backpacks for pets, or else candles. You can delete them at any time.",
  },
  money: {
    heading: "Your money",
    text: "The catalogue, coupons and the books are in US dollars. In addition the shop can have pages in one more currency, below an address of their own, for the visitors of one market. Their terms, such as tax, are those that the shop proposes: look through them under “Markets”.",
    currency: "Currency of the pages",
    currencies: {
      USD: "US dollars only",
      EUR: "Dollars, and euros below /eu for the European Union",
      GBP: "Dollars, and pounds below /uk for the United Kingdom",
      ILS: "Dollars, and shekels below /il for Israel",
    } satisfies Record<SetupCurrency, string>,
    ilsRate: "Shekels for a dollar",
    rate: "Euros or pounds for a dollar",
    rateHelp: "As in 3.52. Only needed for other pages than those in dollars.",
  },
  look: {
    heading: "Its look",
    accent: "Colour of buttons",
    accentHelp:
      "In the form #rrggbb. If text on it would be hard to read, the shop makes it darker or lighter. Leave empty for the default.",
    patch: "Background of dark panels",
    patchHelp: "In the form #rrggbb. Leave empty for the default.",
    logo: "Logo",
    logoHelp: "A JPEG, PNG or WebP file of up to 5 MB. Choose it again if the page shows an error.",
    optional: "(optional)",
  },
  admin: {
    heading: "You",
    text: "The first administrator, who signs in to the back office.",
    adminName: "Your name",
    adminEmail: "Your email",
    password: "Password",
    passwordHelp:
      "At least 8 characters, with an uppercase and a lowercase letter, a number and a special character.",
  },
  submit: "Open my shop",
  mail: {
    heading: "Mail",
    ways: {
      smtp: (host: string) => `Mails are sent through the mail server ${host}.`,
      mailjet: () => "Mails are sent through Mailjet.",
      folder: () =>
        "Mails stay in a folder on this computer and are not delivered. Set SMTP_URL, or the keys of Mailjet, and restart the shop.",
    } satisfies Record<"smtp" | "mailjet" | "folder", (host: string) => string>,
    testEmail: "Send a test mail to",
    submit: "Send",
    sent: "It is on its way. If it does not arrive within minutes, check the settings of your mail server.",
    tooMany: "Three test mails are enough for now. Please wait a quarter of an hour.",
  },
  /** Errors of a field, by code; the other codes have the words of every form. */
  problems: {
    not_a_colour: "Please enter a colour in the form #rrggbb",
    not_a_rate: "Please enter what a dollar costs, as in 3.52",
    taken: "This address already has an account. Please choose another one.",
    unsupported_image: "This is not a still JPEG, PNG or WebP picture",
    too_many_pixels: "This picture has too many pixels",
    image_too_large: "This file is over 5 MB",
    unexpected: "That did not work. Please try again.",
  },
} as const;
