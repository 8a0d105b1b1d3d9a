/**
 * The words of the mails about cancellations, returns and claims; "mails.ts" says what stands for
 * what in braces. "{return}" is the number of the request, "{at}" when it came (the shop's time),
 * "{amount}" what goes back.
 */
export const returnMails = {
  "return-asked": {
    subject: "We have received your request {return}",
    preheader: "It reached us on {at}.",
    heading: "We have received your request",
    text: ["Your request {return} about order {number} reached us on {at} (Israel time)."],
    facts: { heading: "What you asked for", kind: "Request", about: "About" },
    kinds: {
      cancel: "Cancellation of the order",
      withdraw: "Withdrawal from the purchase",
      claim: "Damaged or wrong on arrival",
      warranty: "Warranty",
    },
    unconfirmed: {
      text: [
        "The order is not cancelled yet. Open the link below and press the button there: the order is cancelled then, and what you have paid comes back. If this was not you, do nothing.",
      ],
      button: "Confirm the cancellation",
    },
    button: "See how far it has come",
    afterwards: ["Please do not send anything back before we have told you where to."],
  },
  "return-moved": {
    approved: {
      subject: "Your request {return} is approved",
      preheader: "How it goes on.",
      heading: "Your request is approved",
      text: [
        "We have approved your request {return} about order {number}. If it is to be sent back, pack it well, put a note with the number {return} inside, and answer this email with the tracking number.",
      ],
    },
    underway: {
      subject: "Your return {return} is on its way",
      preheader: "We look out for it.",
      heading: "Your return is on its way",
      text: ["We look out for your return {return} of order {number}."],
    },
    received: {
      subject: "Your return {return} is here",
      preheader: "Next we look at it.",
      heading: "Your return is here",
      text: ["What you sent back of order {number} has reached us. Next we look at it."],
    },
    refunded: {
      subject: "Your money for {return} is on its way back",
      preheader: "{amount} is on its way to you.",
      heading: "Your money is on its way back",
      text: [
        "For your request {return} about order {number}, {amount} goes back to you the way you paid. Banks take their time with this, usually a few business days.",
      ],
    },
    replaced: {
      subject: "Another one for {return} is on its way",
      preheader: "We replace what you sent back.",
      heading: "You get another one",
      text: ["For your request {return} about order {number}, another one leaves us."],
    },
    refused: {
      subject: "About your request {return}",
      preheader: "We could not agree to it.",
      heading: "We could not agree to your request",
      text: [
        "We have looked at your request {return} about order {number}, and cannot agree to it.",
      ],
    },
    noteHeading: "A word from us",
    button: "See your request",
    afterwards: ["Questions? Answer this email."],
  },
} as const;
