import { featureGroups } from "./features.ts";
import { testimonials } from "./testimonials.ts";

/**
 * The home page. `{colours}` is "olive, caramel and blue", `{count}` a number in words.
 */
export const home = {
  title: "{brand.name} travel backpacks for small dogs and cats up to {bag.maxPetKg} kg",
  description:
    "A travel backpack for small dogs and cats up to {size.maxPet}, in {colours}. {if free_shipping}Free worldwide shipping.{/if} Free with it: {gift.name}.",
  /** While no color is sold. */
  descriptionWithoutColours:
    "A travel backpack for small dogs and cats up to {size.maxPet}. {if free_shipping}Free worldwide shipping.{/if} Free with it: {gift.name}.",
  products: {
    /** `{count}` is "three colours". */
    headingOfSeveral: "One good seat, {count}.",
    heading: "One good seat.",
    text: "The same frame, the same mesh, the same soft cushion. All that is left to choose is the colour.",
  },
  hero: {
    heading: "Small paws, big days out.",
    text: "Some of the best company weighs less than {size.maxPet}. Carry it in the open air, with a window of its own and a cushion to nap on.",
    order: "Order Now",
    withGift: "{gift.name} included, free",
    fit: "Will my pet fit?",
  },
  facts: [
    { label: "Outside", value: "{size.metric} ({size.imperial})" },
    { label: "Empty weight", value: "{size.weight}" },
    { label: "For pets up to", value: "{size.maxPet}" },
    { label: "Factory warranty", value: "{policies.warrantyMonths} months" },
  ],
  gift: {
    heading: "{gift.name}, on us.",
    text: "{if gift Cotton Storage Bag}It comes along with every backpack: for the lead, the treats and the toy that must not stay at home.{/if}",
    note: "{if gift}Free with every order, nothing to add to the cart.{/if}",
  },
  stories: {
    heading: "Wherever the two of you are going",
    text: "Old dogs on new trails, indoor cats with outdoor plans, and people who never liked leaving anyone behind.",
    /** The first one is shown largest. */
    items: [
      {
        id: "trails",
        image: "/media/gallery/mountain",
        heading: "Half-way hikers",
        text: "They run the first kilometre and would rather discuss the second. From up here the summit counts just the same.",
      },
      {
        id: "flights",
        image: "/media/gallery/airport",
        heading: "Window-seat travellers",
        text: "{size.metric}: hold it against your airline’s limit for cabin carriers, then book with an easy mind.",
      },
      {
        id: "towns",
        image: "/media/gallery/alley",
        heading: "Old-town strollers",
        text: "Steps, trams, market crowds. Both hands stay free, and nobody gets stepped on.",
      },
      {
        id: "cats",
        image: "/media/gallery/garden",
        heading: "Cats with outdoor plans",
        text: "The garden, the park, the house of friends: as much of the outside as they want, behind mesh.",
      },
      {
        id: "evenings",
        image: "/media/gallery/marina",
        heading: "Last-light walkers",
        text: "When old legs are done for the day but the evening is not, there is always the long way home.",
      },
    ],
  },
  features: {
    heading: "{count} details, from nose to zip",
    text: "Most of them you will notice on the first walk. The rest you will notice when they are missing from another bag.",
    room: "Add {bag.roomCm} cm to your pet’s measurements.",
    measure: "How to measure",
    /** Labels beside the drawing of the backpack from its side. */
    drawing: { height: "{bag.heightCm} cm", across: "{bag.depthCm} cm deep" },
    groups: featureGroups,
  },
  testimonials: {
    heading: "Heard along the way",
    /** Said while the quotes are those of a fresh shop. */
    text: "Samples, until the first travellers have written to us.",
    quotes: testimonials,
  },
  hello: {
    heading: "Say Hello!",
    text: "Tell us who is coming along and we will tell you whether the bag fits. People answer here, within {policies.replyWithinHours} hours.",
    tag: "Show us the view",
    tagText: "Share it with {hashtag}. We look at every single one.",
  },
} as const;
