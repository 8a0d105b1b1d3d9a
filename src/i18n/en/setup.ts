/** The page of the first start. */
export const setup = {
  title: "Make this shop yours",
  description: "The first start of the shop.",
  lede: "A few answers, and the shop carries your name. Everything here can be changed later in the back office, and this page closes for good.",
  summary: "Please look at the fields that are marked.",
  shop: {
    heading: "The shop",
    shopName: "Name of the shop",
    legalName: "Legal name",
    legalNameHelp: "As it stands on invoices and in the imprint.",
    shopEmail: "Email for customers",
    currency:
      "Prices are in US dollars. Other currencies are not supported, so there is nothing to choose.",
  },
  look: {
    heading: "Its look",
    accent: "Colour of buttons",
    accentHelp:
      "In the form #rrggbb. Where words on it could not be read, the shop makes it darker or lighter. Empty: as delivered.",
    patch: "Ground of dark panels",
    patchHelp: "In the form #rrggbb. Empty: as delivered.",
    logo: "Logo",
    logoHelp: "A JPEG, PNG or WebP file of up to 5 MB. Choose it again if this page comes back.",
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
      smtp: (host: string) => `Mails leave through the mail server ${host}.`,
      mailjet: () => "Mails leave through Mailjet.",
      folder: () =>
        "Mails stay in a folder of this computer and reach nobody. Set SMTP_URL, or the keys of Mailjet, and start the shop again.",
    } satisfies Record<"smtp" | "mailjet" | "folder", (host: string) => string>,
    testEmail: "Send a test mail to",
    submit: "Send",
    sent: "It is on its way. If it does not arrive within minutes, look at the settings of your mail server.",
    tooMany: "Three test mails are enough for now. Please wait a quarter of an hour.",
  },
  /** Errors of a field, by code; the other codes have the words of every form. */
  problems: {
    not_a_colour: "Please enter a colour in the form #rrggbb",
    taken: "This address has an account already. Please take another one.",
    unsupported_image: "This is no still JPEG, PNG or WebP picture",
    too_many_pixels: "This picture has too many pixels",
    image_too_large: "This file is over 5 MB",
    unexpected: "That did not work. Please try again.",
  },
} as const;
