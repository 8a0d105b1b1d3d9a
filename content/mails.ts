import { emailChangeMails } from "./email-change-mails.ts";
import { orderMailTexts } from "./order-mails.ts";
import { paymentAlertMails } from "./payment-alert-mails.ts";
import { replyMail } from "./reply-mail.ts";
import { reviewMails } from "./review-mails.ts";
import { returnMails } from "./return-mails.ts";
import { shopMailTexts } from "./shop-mails.ts";
import { passkeyMails, secondFactorGuessedMail, secondFactorMails } from "./second-factor-mails.ts";
import { waitingMails } from "./waiting-mails.ts";

const { order, ...orderMails } = orderMailTexts;

/**
 * The words of the mails. "{hours}" stands for how long the link works, "{name}" for the recipient;
 * of an order there are "{number}", "{total}" and "{amount}" (what a refund gives back), of a stock
 * alert "{bag}" and "{available}". "{kept}" is how long a bag is kept for who waited.
 */
export const mailTexts = {
  /** Texts that several mails share. */
  common: {
    greeting: "Hello {name},",
    /** For a reader whose mail program shows no button. */
    linkBelow: "If the button does not work, copy this address into your browser:",
    signature: "The {brand.name} pack",
    footer: "You get this email because of your account at {shop}. Questions? Write to {email}.",
    hour: "1 hour",
    hours: "{count} hours",
    order,
  },
  "confirm-email": {
    subject: "Confirm your email",
    preheader: "One step, and your account is ready.",
    heading: "Confirm your email",
    text: [
      "Welcome to the pack! Please confirm that this address is yours, with the password that you chose, and your account is ready to use.",
    ],
    /** "{at}" is the shop's time. */
    signedUp: "The sign-up was made on {at} (Israel time) with the name “{name}”.",
    button: "Confirm your email",
    afterwards: [
      "The link works for {hours}, once.",
      "If you did not sign up, ignore this email: nothing happens, and the account is removed after a week. To have an account of your own instead, the link also lets you choose a password in place of the one that was chosen.",
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
  ...emailChangeMails,
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
  ...reviewMails,
  ...returnMails,
  ...paymentAlertMails,
  ...waitingMails,
  "second-factor-changed": secondFactorMails,
  "second-factor-guessed": secondFactorGuessedMail,
  "passkey-changed": passkeyMails,
  "message-reply": replyMail,
  ...orderMails,
  ...shopMailTexts,
} as const;
