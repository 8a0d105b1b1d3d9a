import { policies } from "./policies.ts";

/**
 * The words of the mails. `{hours}` stands for how long the link works, `{name}` for the recipient; of an order there are
 * `{number}`, `{total}` and `{amount}` (what a refund gives back), of a stock alert `{bag}` and `{available}`.
 */
export const mailWords = {
  greeting: "Hello {name},",
  /** For a reader whose mail program shows no button. */
  linkBelow: "If the button does not work, copy this address into your browser:",
  signature: "The Wanderpaw pack",
  footer: "You get this email because of your account at {shop}. Questions? Write to {email}.",
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
      "If you did not sign up, ignore this email. Nothing happens without the click.",
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
      "If it was not you, ignore this email. Your password stays as it is.",
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
      "If it was not you, ignore this email. Without the click we send nothing more, and forget the address after a week.",
    ],
    footer:
      "You get this email because this address was entered for the newsletter at {shop}. Questions? Write to {email}.",
  },
  "newsletter-welcome": {
    subject: "You are on the list",
    preheader: "Thank you for confirming. The way out is in every email.",
    heading: "You are on the list",
    text: [
      "Hello,",
      "Your subscription to our newsletter is confirmed. We write rarely, and never without a reason.",
      "If you change your mind, the link at the end of each email ends the subscription at once. No questions, no password.",
    ],
    button: "Visit the shop",
    unsubscribe: "Unsubscribe",
    afterwards: [],
    footer:
      "You get this email because you subscribed to the newsletter at {shop}. Questions? Write to {email}.",
  },
  "contact-message": {
    subject: "Message from {name}",
    preheader: "Somebody has written through the contact form.",
    heading: "A new message",
    text: [
      "Somebody has written through the contact form. Answer this email, and it goes to them.",
    ],
    afterwards: ["Links in the text are switched off, for a stranger wrote it."],
    footer: "You get this email because the forms of {shop} write to this address.",
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
    },
  },
  "dealer-inquiry": {
    subject: "Dealer inquiry from {name}",
    preheader: "Somebody would like to sell the backpack.",
    heading: "A new dealer inquiry",
    text: ["Somebody would like to sell the backpack. Answer this email, and it goes to them."],
    afterwards: ["Links in the text are switched off, for a stranger wrote it."],
    footer: "You get this email because the forms of {shop} write to this address.",
    labels: {
      companyName: "Company",
      contactName: "Contact",
      email: "Email",
      phone: "Phone",
      city: "City",
      experience: "Experience",
      message: "Message",
    },
  },
  order: {
    button: "View your order",
    footer:
      "You get this email because somebody ordered at {shop} with this address. Questions, or was it not you? Write to {email}.",
    shopFooter: "You get this email because the orders of {shop} are announced to this address.",
    shopButton: "View the order",
    /** The table of what was ordered. */
    table: {
      item: "Item",
      amount: "Amount",
      subtotal: "Subtotal",
      discount: "Discount ({code})",
      shipping: "Shipping",
      free: "Free",
      total: "Total",
    },
    shipTo: "Where it goes",
    customer: {
      heading: "Who ordered",
      name: "Name",
      email: "Email",
      phone: "Phone",
      payment: "Payment",
      paid: "Paid",
      unpaid: "Not paid yet",
    },
  },
  "order-confirmation": {
    subject: "Your order {number}",
    preheader: "Thank you! Here is what you ordered: {total}, shipping included.",
    heading: "Thank you for your order",
    text: [
      "We have received your order {number}. Somebody’s pet is about to get a very good seat.",
    ],
    afterwards: [
      `Changed your mind? For ${policies.cancelWithinHours} hours after the order you can cancel it yourself, on its page.`,
      "The link opens your order without a password. Share it only with people who may see it.",
    ],
  },
  "payment-received": {
    subject: "Payment received for order {number}",
    preheader: "We have your {total}. Next we pack.",
    heading: "Your payment is here",
    text: ["Thank you: {total} for order {number} has reached us. Next we pack."],
    afterwards: [],
  },
  "order-shipped": {
    subject: "Order {number} is on its way",
    preheader: "It has left us. Please warn the pet.",
    heading: "Your order is on its way",
    text: ["Order {number} has left us. From here on the carrier has the lead."],
    afterwards: [],
    parcel: {
      heading: "The parcel",
      carrier: "Carrier",
      trackingNumber: "Tracking number",
      tracking: "Tracking",
      follow: "Follow the parcel",
    },
  },
  "order-cancelled": {
    subject: "Order {number} is cancelled",
    preheader: "Nothing will be sent.",
    heading: "Your order is cancelled",
    text: ["Order {number} is cancelled, and nothing will be sent."],
    afterwards: [
      "If you have paid already, you get the money back the way it came, and an email that says so.",
      "You did not ask for this? Answer this email, and we look into it.",
    ],
  },
  "order-refunded": {
    subject: "Refund for order {number}",
    preheader: "{amount} is on its way to you.",
    heading: "Your money is on its way back",
    text: ["For order {number}, {amount} goes back to you the way you paid."],
    afterwards: ["Banks take their time with this, usually a few business days."],
    refund: { heading: "The refund", amount: "Amount", reason: "Reason" },
  },
  "new-order": {
    subject: "New order {number}: {total}",
    preheader: "{name} has ordered.",
    heading: "A new order",
    text: ["{name} has ordered. An answer to this email goes to them."],
    afterwards: [],
  },
  "paid-without-stock": {
    subject: "Order {number} is paid, but its bags are gone",
    preheader: "The payment came after the bags had been given to others.",
    heading: "Paid, but out of stock",
    text: [
      "The payment for order {number} came so late that its bags had gone back on the shelf, and others have bought them since.",
      "Please restock and send it later, or give the money back. The customer has not been told about this yet; an answer to this email goes to them.",
    ],
    afterwards: [],
  },
  "test-mail": {
    subject: "A test email from the shop",
    heading: "Emails arrive",
    text: ["If you can read this, emails of the shop arrive at this address."],
    facts: { way: "Sent by", askedAt: "Asked for" },
    ways: {
      smtp: "the configured mail server",
      mailjet: "Mailjet",
      folder: "nobody: it stays in the local outbox",
    },
    footer:
      "You get this email because somebody signed in with your account asked for it in the back office of {shop}. Questions? Write to {email}.",
  },
  "stock-alert": {
    footer: "You get this email because the stock alerts of {shop} go to this address.",
    preheader: "You get this once for each step down.",
    afterwards: ["The next email about this bag comes when there are even fewer of them."],
    table: { sku: "SKU", available: "Can be sold" },
    low: {
      subject: "Stock is low: {bag}",
      heading: "{bag} is running low",
      text: ["Bags of this kind that can still be sold: {available}."],
    },
    critical: {
      subject: "Stock is critical: {bag}",
      heading: "{bag} is almost gone",
      text: ["Bags of this kind that can still be sold: {available}. Time to restock."],
    },
    out: {
      subject: "Sold out: {bag}",
      heading: "{bag} is sold out",
      text: ["There are none left to sell. The shop shows it as out of stock until there are."],
    },
  },
} as const;
