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
 * The texts of the mails. "{hours}" stands for how long the link works, "{name}" for the recipient.
 * Mails about orders have "{number}", "{total}" and "{amount}" (of a refund), stock alerts "{bag}"
 * and "{available}". "{kept}" is how long an item is set aside for the next in the waiting list.
 */
export const mailTexts = {
  /** Texts that several mails share. */
  common: {
    greeting: "Hello {name},",
    /** For a reader whose mail program shows no button. */
    linkBelow: "If the button does not work, copy this link into your browser:",
    signature: "The {brand.name} pack",
    footer:
      "You are receiving this email because you have an account at {shop}. Questions? Write to {email}.",
    hour: "1 hour",
    hours: "{count} hours",
    order,
  },
  "confirm-email": {
    subject: "Confirm your email",
    preheader: "One more step, and your account is ready.",
    heading: "Confirm your email",
    text: [
      "Welcome to the pack! Please confirm your address with the password that you chose, and your account is ready to use.",
    ],
    /** "{at}" is the shop's time. */
    signedUp: "The account was created on {at} (Israel time) under the name “{name}”.",
    button: "Confirm your email",
    afterwards: [
      "The link works once, within {hours}.",
      "If you did not sign up, ignore this email, and the account will be deleted after a week. If you would like to have the account, follow the link and choose your own password.",
    ],
  },
  "reset-password": {
    subject: "Choose a new password",
    preheader: "The link works for {hours}.",
    heading: "Choose a new password",
    text: ["Someone, hopefully you, asked to reset the password of your account."],
    button: "Choose a new password",
    afterwards: [
      "The link works once, within {hours}.",
      "If it was not you, ignore this email. Your password stays the same.",
    ],
  },
  "password-changed": {
    subject: "Your password was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: [
      "The password of your account has just been changed, and all other devices have been signed out.",
      "If it was you, there is nothing to do.",
      "If it was not you, someone else may be using your account. Choose “Forgot password?” on the sign-in page at once, and change the password of your email account, too.",
    ],
    button: "Go to the sign-in page",
    afterwards: [],
  },
  ...emailChangeMails,
  "confirm-newsletter": {
    subject: "Confirm your subscription",
    preheader: "One click, and you will receive our newsletter.",
    heading: "Confirm your subscription",
    text: [
      "Hello,",
      "Someone, hopefully you, signed up for our newsletter with this address. Please confirm it, and you are on the list.",
    ],
    button: "Confirm your subscription",
    afterwards: [
      "The link works once, within {hours}.",
      "If it was not you, ignore this email. We will send nothing more, and delete the address after a week.",
    ],
    footer:
      "You are receiving this email because this address was entered for the newsletter of {shop}. Questions? Write to {email}.",
  },
  "newsletter-welcome": {
    subject: "You are on the list",
    preheader: "Thank you for confirming. You can unsubscribe at any time.",
    heading: "You are on the list",
    text: [
      "Hello,",
      "Your subscription to our newsletter is confirmed. We write rarely, and never without a reason.",
      "If you change your mind, use the link at the end of any email to unsubscribe at once. No questions, no password.",
    ],
    button: "Visit the shop",
    unsubscribe: "Unsubscribe",
    afterwards: [],
    footer:
      "You are receiving this email because you subscribed to the newsletter of {shop}. Questions? Write to {email}.",
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
