/** The page of a product, in every color. */
export const productPage = {
  /** Of a product that carries pets. */
  forWhom: "A carrier for small dogs and cats up to {maxPet}.",
  shipping:
    "{if free_shipping}Free worldwide shipping.{/if} Leaves us in {policies.processingBusinessDays} business days.",
  /** Beside the buttons. While the shop takes no payment, the page says that instead. */
  facts: {
    payment: {
      manual: "Nothing is charged when you order",
      online: "By card, on our payment service’s page",
    },
    warranty: "{policies.warrantyMonths} months of warranty",
    cancellation: "{policies.cancelWithinHours} hours to cancel, by yourself",
  },
  /** Of the product itself: `{gift}` is the name of its own gift in the catalogue. */
  gift: {
    title: "{gift}, free",
    text: "A present{if gift Cotton Storage Bag} with our label{/if}, packed with your order.",
  },
  /** Images of the product with a line each, by the end of their names. */
  inUse: {
    title: "Worn, open, put away",
    items: [
      { view: "worn", text: "Worn: two padded straps, and a third one across the chest." },
      { view: "open", text: "Open: zips on top and in front, a soft cushion inside." },
      { view: "chair", text: "Beside a chair: about as high as its seat." },
      {
        view: "seat",
        text: "Laid flat under a plane seat. Airlines differ, so ask yours before you book.",
      },
    ],
  },
  filmsTitle: "See it move",
  made: {
    title: "The bag in figures",
    titleOfOthers: "In figures",
    /** "{colours}" is "All three colours". */
    text: "{colours} share one cut. Take your pet’s measurements before you take sides on colour.",
  },
  related: {
    title: "The rest of the family",
    text: "The same bag, inside and out. It has the same measures, windows and pockets.",
  },
  care: "Care",
  details: [
    {
      title: "Shipping",
      text: [
        "{if free_shipping}Shipping is free, to anywhere.{/if} Your order leaves us in {policies.processingBusinessDays} business days and arrives {policies.shippingDays.worldwideFree} business days later.",
        "Changed your mind? For {policies.cancelWithinHours} hours after ordering you can cancel it yourself: the link in your confirmation email opens your order.",
      ],
    },
    {
      title: "Warranty",
      text: [
        "The factory warranty covers {policies.warrantyMonths} months.",
        "All sales are final. If something arrives damaged, or is not what you ordered, tell us within {policies.claimWithinHours} hours of delivery. Nothing here limits the rights that the law gives you.",
      ],
    },
  ],
} as const;
