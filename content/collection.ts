/**
 * The collection page. `{colours}` is "olive, caramel and blue", `{count}` "three colours",
 * `{category}` the name of the category that is shown.
 */
export const collection = {
  heading: "The collection",
  title: "Backpacks for small dogs and cats | {brand.name}",
  description:
    "The {brand.productName} in {colours}: {size.metric}, {size.weight}, for pets up to {size.maxPet}. Free with it: {gift.name}.",
  /** While no color is sold. */
  descriptionWithoutColours:
    "The {brand.productName}: {size.metric}, {size.weight}, for pets up to {size.maxPet}. Free with it: {gift.name}.",
  text: "One backpack, thought through to the last zip.",
  /** Where there are several colors. */
  textOfSeveral:
    "One backpack, thought through to the last zip, in the {count} we could not decide between.",
  /** Instead, where the shop sells more than the backpack, or nothing that carries a pet. */
  several: {
    title: "Backpacks for small dogs and cats, and what goes along | {brand.name}",
    description:
      "The backpack and everything that goes along: made for days outside with small dogs and cats. {if free_shipping}Free worldwide shipping.{/if}",
    text: "The backpack, and the few things that earned a place beside it.",
    titleOfCategory: "{category} | {brand.name}",
    descriptionOfCategory:
      "{category} by {brand.name}: made for days outside with small dogs and cats. {if free_shipping}Free worldwide shipping.{/if}",
  },
  why: {
    heading: "Why people choose this one",
    text: "The numbers that decide whether a bag gets used.",
    reasons: [
      {
        figure: "{size.weight}",
        heading: "Light before it is full",
        text: "The weight you carry should be the one with the whiskers.",
      },
      {
        figure: "{bag.maxPetKg} kg",
        heading: "Made for small, not for tiny",
        text: "Dogs and cats up to {size.maxPet} sit, turn and curl up inside.",
      },
      {
        figure: "3 sides",
        heading: "Air from where it comes",
        text: "Mesh at the front and on both sides keeps a breeze moving through.",
      },
      {
        figure: "{policies.warrantyMonths} months",
        heading: "Still ours after you buy it",
        text: "If a seam or a zip lets you down, the factory warranty does not.",
      },
      {
        figure: "{policies.shippingDays.worldwideFree} days",
        heading: "{if free_shipping}Free to your door, worldwide{/if}",
        text: "Business days, after {policies.processingBusinessDays} for packing it well.",
      },
      {
        figure: "{policies.replyWithinHours} hours",
        heading: "People who answer",
        text: "Ask about the size, the airline, the nervous cat. Someone here has one too.",
      },
    ],
  },
  reviews: {
    /** Whether samples stand there until customers have written. */
    showSamples: true,
    heading: "What they might say",
    text: "The shop is young, so these are samples. They make room for real ones as these come in.",
    /** In place of both, once customers have written. */
    written: {
      heading: "What they say",
      text: "Written by people who bought here, the newest first.",
    },
  },
  reviewSite: {
    heading: "Reviews from outside",
    text: "Customers also write about us on a site that is not ours, where we can change nothing.",
    /** Our page on that site, with its whole address; without one this part is left out. */
    link: { url: "", label: "Read them there" },
  },
  callToAction: {
    heading: "Someone is already waiting at the door.",
    text: "Pick the colour. Free with it: {gift.name}.",
    fit: "Check the size first",
  },
} as const;
