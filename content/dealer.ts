/**
 * The words of the page for businesses; the form on it is Hebrew and stands in
 * src/i18n/he/dealer.ts.
 */
export const dealer = {
  title: "Become a Dealer",
  metaTitle: "Become a Dealer | {brand.name} wholesale",
  description:
    "Sell the {brand.productName} in your pet shop, clinic or outdoor store. Who can apply, what we look for, and an answer within {policies.dealerReplyBusinessDays} business days.",
  lede: "You know your customers by name, and their dogs too. If our bag belongs on your shelf, we would like to know you.",
  why: {
    heading: "Why partner with us",
    text: "These are the things that make a product easy to sell and easy to live with afterwards.",
    points: [
      {
        id: "one-bag",
        heading: "One bag, {colours.count}",
        text: "A range that fits on one hook each. No sizes to run out of, no season to sell off.",
      },
      {
        id: "limits",
        heading: "A limit you can say aloud",
        text: "Dogs and cats up to {size.maxPet}. The question that everybody asks has an answer, and scales settle it on the spot.",
      },
      {
        id: "explained",
        heading: "Explained before they ask",
        text: "A size chart, a measuring guide and plain answers are on our pages. Send people there, or read them out.",
      },
      {
        id: "light",
        heading: "Picked up, understood",
        text: "{size.weight}, mesh on three sides, a flat base: most of what there is to say, the bag says itself when somebody lifts it.",
      },
      {
        id: "warranty",
        heading: "A warranty behind every bag",
        text: "The factory warranty covers {policies.warrantyMonths} months. If a seam or zip fails, it is our fault to mend and not your argument to have.",
      },
      {
        id: "people",
        heading: "People who write back",
        text: "Dealers hear from us within {policies.dealerReplyBusinessDays} business days, from somebody who has read what they wrote.",
      },
    ],
  },
  who: {
    heading: "Who can apply",
    text: "Any registered business that deals with animals, or with the people who travel with them. Small is welcome.",
    points: [
      "Pet shops, on a street or online",
      "Veterinary clinics and grooming salons",
      "Outdoor, luggage and travel stores",
      "Dog schools, cat cafés, pet hotels",
      "Distributors who serve several of these",
    ],
  },
  sought: {
    heading: "What we look for",
    text: "Experience helps and is not a ticket. What matters more:",
    points: [
      "You ask what the pet weighs before you sell, and say no above {bag.maxPetKg} kg.",
      "You treat animals well, and we would notice that in your shop.",
      "You describe the bag as it is: no borrowed test results, no invented approvals.",
      "You answer your customers after the sale as readily as before.",
    ],
  },
  reply: {
    heading: "An answer within {policies.dealerReplyBusinessDays} business days",
    text: "Tell us who you are and where you sell. We read every inquiry and reply with a yes, a no or a question. You will not be left guessing.",
  },
  terms: {
    heading: "Terms, in plain words",
    points: [
      "An inquiry commits nobody to anything, you as little as us.",
      "Prices, quantities and delivery are agreed with each dealer in writing. Nothing on this page is an offer.",
      "We decide on each inquiry and may decline one; if we do, we say so.",
      "What you send us is read by the people who look after dealers, and used to answer you.",
    ],
  },
  form: {
    heading: "Tell us about your shop",
    /** In front of the Hebrew form. */
    text: "The form is in Hebrew. If that is not your language, write to us through the contact page and pick “Wholesale” as the topic.",
    contact: "To the contact page",
  },
} as const;
