/** The two mails about a change of an account's e-mail address, shaped like those in mails.ts. */
export const emailChangeMails = {
  "confirm-new-email": {
    subject: "Confirm your new email",
    preheader: "Confirm it to sign in with this address.",
    heading: "Confirm your new email",
    text: [
      "Someone, hopefully you, wants to use this address for an account with us. To confirm it, follow the link and enter the password of the account. From then on, you sign in with this address and receive your order emails here.",
    ],
    button: "Confirm your new email",
    afterwards: [
      "The link works once, within {hours}.",
      "If it was not you, ignore this email. Nothing happens without the password of that account, and your own account, if you have one, stays as it is.",
    ],
  },
  "email-change-started": {
    subject: "Your email address is about to change",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your email address is about to change",
    text: [
      "Someone who knows your password asked to change the email address of your account. The change takes effect when it is confirmed from the new address.",
      "If it was you, there is nothing to do.",
      "If it was not you, press the button to keep this address. We will undo the change, sign out every device, and email you a link to choose a new password.",
    ],
    button: "Keep this address",
    afterwards: ["The link works for {hours}, even after the new address has been confirmed."],
  },
} as const;
