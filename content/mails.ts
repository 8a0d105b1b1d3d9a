/** The words of the mails. `{hours}` stands for how long the link works, `{name}` for the recipient. */
export const mailWords = {
  greeting: "Hello {name},",
  /** For a reader whose mail program shows no button. */
  linkBelow: "If the button does not work, copy this address into your browser:",
  signature: "The Wanderpaw pack",
  footer: "You get this mail because of your account at {shop}. Questions? Write to {email}.",
  hour: "1 hour",
  hours: "{count} hours",
  "confirm-email": {
    subject: "Confirm your email",
    preheader: "One click, and your account is ready.",
    heading: "Confirm your email",
    text: [
      "Welcome to the pack! Please confirm that this address is yours, and your account is ready to use.",
    ],
    button: "Confirm your email",
    afterwards: [
      "The link works for {hours}, once.",
      "If you did not sign up, ignore this mail. Nothing happens without the click.",
    ],
  },
  "reset-password": {
    subject: "Choose a new password",
    preheader: "The link works for {hours}.",
    heading: "Choose a new password",
    text: ["Somebody, hopefully you, asked for a new password for your account."],
    button: "Choose a new password",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this mail. Your password stays as it is.",
    ],
  },
  "password-changed": {
    subject: "Your password was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: [
      "The password of your account has just been changed, and every other device was signed out.",
      "If it was you, there is nothing to do.",
      "If it was not you, somebody else may be using your account. Choose “Forgot password?” on the sign-in page at once, and change the password of your mailbox too.",
    ],
    button: "Go to the sign-in page",
    afterwards: [],
  },
  "confirm-newsletter": {
    subject: "Confirm your subscription",
    preheader: "One click, and the newsletter comes to this address.",
    heading: "Confirm your subscription",
    text: [
      "Hello,",
      "Somebody, hopefully you, asked for our newsletter with this address. Please confirm it, and you are on the list.",
    ],
    button: "Confirm your subscription",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this mail. Without the click we send nothing more, and forget the address after a week.",
    ],
    footer:
      "You get this mail because this address was entered for the newsletter at {shop}. Questions? Write to {email}.",
  },
  "newsletter-welcome": {
    subject: "You are on the list",
    preheader: "Thank you for confirming. The way out is in every mail.",
    heading: "You are on the list",
    text: [
      "Hello,",
      "Your subscription to our newsletter is confirmed. We write rarely, and never without a reason.",
      "If you change your mind, the link at the end of each mail ends the subscription at once. No questions, no password.",
    ],
    button: "Visit the shop",
    unsubscribe: "Unsubscribe",
    afterwards: [],
    footer:
      "You get this mail because you subscribed to the newsletter at {shop}. Questions? Write to {email}.",
  },
  "contact-message": {
    subject: "Message from {name}",
    preheader: "Somebody has written through the contact form.",
    heading: "A new message",
    text: ["Somebody has written through the contact form. Answer this mail, and it goes to them."],
    afterwards: ["Links in the text are switched off, for a stranger wrote it."],
    footer: "You get this mail because the forms of {shop} write to this address.",
    labels: {
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
    },
    subjects: {
      "product-inquiry": "Product inquiry",
      feedback: "Feedback",
      wholesale: "Wholesale",
      support: "Support",
      other: "Something else",
    },
  },
  "dealer-inquiry": {
    subject: "Dealer inquiry from {name}",
    preheader: "Somebody would like to sell the backpack.",
    heading: "A new dealer inquiry",
    text: ["Somebody would like to sell the backpack. Answer this mail, and it goes to them."],
    afterwards: ["Links in the text are switched off, for a stranger wrote it."],
    footer: "You get this mail because the forms of {shop} write to this address.",
    labels: {
      companyName: "Company",
      contactName: "Contact",
      email: "E-mail",
      phone: "Phone",
      city: "City",
      experience: "Experience",
      message: "Message",
    },
  },
} as const;
