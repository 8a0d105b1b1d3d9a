/**
 * The words of the mails about cancellations, returns and claims; "mails.ts" says what stands for
 * what in braces. "{return}" is the number of the request, "{at}" when it came (the shop's time),
 * "{amount}" what goes back, "{day}" until when the customer sends it.
 */
export const returnMails = {
  "return-asked": {
    subject: "We have received your request {return}",
    preheader: "We received it on {at}.",
    heading: "We have received your request",
    text: ["We received your request {return} for order {number} on {at} (Israel time)."],
    facts: { heading: "Your request", kind: "Request", about: "Items" },
    kinds: {
      cancel: "Cancellation of the order",
      withdraw: "Withdrawal from the purchase",
      claim: "Damaged or wrong on arrival",
      warranty: "Warranty",
    },
    unconfirmed: {
      text: [
        "Your order is not cancelled yet. To cancel it, open the link below and press the button there. We will then refund what you have paid. If you did not ask for this, ignore this email.",
      ],
      button: "Confirm the cancellation",
    },
    button: "Check the status",
    afterwards: ["Please wait for our instructions before you send anything back."],
  },
  "return-moved": {
    approved: {
      subject: "Your request {return} is approved",
      preheader: "Here is what happens next.",
      heading: "Your request is approved",
      text: [
        "We have approved your request {return} for order {number}. If you need to send something back, pack it well, include a note with the number {return}, and reply to this email with the tracking number.",
      ],
    },
    underway: {
      subject: "Your return {return} is on its way",
      preheader: "We will let you know when it arrives.",
      heading: "Your return is on its way",
      text: [
        "Your return {return} for order {number} is on its way to us. We will let you know when it arrives.",
      ],
    },
    received: {
      subject: "We have received your return {return}",
      preheader: "We will now check it.",
      heading: "We have received your return",
      text: ["Your return for order {number} has arrived. We will check it next."],
    },
    refunded: {
      subject: "Your refund for {return} is on its way",
      preheader: "{amount} is on its way to you.",
      heading: "Your refund is on its way",
      text: [
        "For your request {return} for order {number}, we are refunding {amount} to your original payment method. It usually takes a few business days to arrive.",
      ],
    },
    replaced: {
      subject: "Your replacement for {return} is on its way",
      preheader: "We have shipped a replacement.",
      heading: "Your replacement is on its way",
      text: ["For your request {return} for order {number}, we are sending you a replacement."],
    },
    refused: {
      subject: "About your request {return}",
      preheader: "We are unable to approve it.",
      heading: "We are unable to approve your request",
      text: [
        "We have reviewed your request {return} for order {number} and are unable to approve it.",
      ],
    },
    sendTo: {
      heading: "Send it to",
      by: "Please send it by {day}, if there is something to send back.",
    },
    noteHeading: "Our note",
    button: "View your request",
    afterwards: ["Questions? Reply to this email."],
  },
} as const;
