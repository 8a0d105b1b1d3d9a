/** The two mails about another e-mail address for an account, in the shape of those in mails.ts. */
export const emailChangeMails = {
  "confirm-new-email": {
    subject: "Confirm your new email",
    preheader: "One step, and you sign in with this address.",
    heading: "Confirm your new email",
    text: [
      "Somebody, hopefully you, wants to use this address for their account with us. Confirm it with the password of the account, and from then on you sign in with it and your order emails come here.",
    ],
    button: "Confirm your new email",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this email. Without the password of that account nothing happens, and yours, if you have one, stays as it is.",
    ],
  },
  "email-change-started": {
    subject: "Your email address is about to change",
    preheader: "If it was you, there is nothing to do here.",
    heading: "Your email address is about to change",
    text: [
      "Somebody with your password asked for another email address for your account. It counts once it is confirmed in the mailbox of the new address.",
      "If it was you, there is nothing to do here.",
      "If it was not you, keep this address: it stays yours or comes back, every device is signed out, and we email you a link to choose a new password.",
    ],
    button: "Keep this address",
    afterwards: ["The link works for {hours}, also after the new address has been confirmed."],
  },
} as const;
