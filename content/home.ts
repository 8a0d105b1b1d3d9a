import { backpack, sizeText } from "./backpack.ts";
import { brand } from "./brand.ts";
import { policies } from "./policies.ts";
import type { ImageName } from "#media/image.ts";

/** What the home page tells of itself and of the catalogue; loaders alone read it. */
export const homeHead = {
  title: `${brand.name} travel backpacks for small dogs and cats up to ${backpack.maxPetKg} kg`,
  /** `colours` is "olive, caramel and blue"; undefined while none are sold. */
  description: (colours: string | undefined) =>
    `A travel backpack for small dogs and cats up to ${sizeText.maxPet}${colours === undefined ? "" : `, in ${colours}`}. Free storage bag and free worldwide shipping with every order.`,
  products: {
    /** `colours` is "three colours"; undefined where there are not several. */
    heading: (colours: string | undefined) =>
      colours === undefined ? "One good seat." : `One good seat, ${colours}.`,
    text: "The same frame, the same mesh, the same soft cushion. All that is left to choose is what goes with your coat. Or with theirs.",
  },
} as const;

/** The words of the home page. */
export const home = {
  hero: {
    heading: "Small paws, big days out.",
    text: `Some of the best company weighs less than ${backpack.maxPetKg} kilos. Carry it in the open air, with a window of its own and a cushion to nap on.`,
    order: "Order Now",
    withGift: "free storage bag included",
    fit: "Will my pet fit?",
  },
  facts: [
    { label: "Outside", value: sizeText.metric },
    { label: "Empty weight", value: sizeText.weight },
    { label: "For pets up to", value: sizeText.maxPet },
    { label: "Factory warranty", value: `${policies.warrantyMonths} months` },
  ],
  gift: {
    heading: "The storage bag is on us.",
    text: "A cotton bag with a drawstring comes along with every backpack: for the lead, the treats and the toy that must not stay at home.",
    note: "Free with every order, nothing to add to the cart.",
  },
  stories: {
    heading: "Wherever the two of you are going",
    text: "Old dogs on new trails, indoor cats with outdoor plans, and people who never liked leaving anyone behind.",
  },
  features: {
    heading: (count: number) => `${count} details, from nose to zip`,
    text: "Most of them you will notice on the first walk. The rest you will notice when they are missing from another bag.",
    room: `Add ${backpack.roomCm.from}–${backpack.roomCm.to} cm to your pet’s measurements.`,
    measure: "How to measure",
  },
  testimonials: { heading: "Heard along the way" },
  hello: {
    heading: "Say Hello!",
    text: `Tell us who is coming along and we will tell you whether the bag fits. People answer here, within ${policies.replyWithinHours} hours.`,
    tag: "Show us the view",
    tagText: (hashtag: string) => `Share it with ${hashtag}. We look at every single one.`,
  },
} as const;

type Story = {
  readonly id: string;
  readonly image: ImageName;
  readonly heading: string;
  readonly text: string;
};

/** For whom the backpack is; the first story is shown largest. */
export const stories: readonly Story[] = [
  {
    id: "trails",
    image: "gallery/mountain",
    heading: "Half-way hikers",
    text: "They run the first kilometre and would rather discuss the second. From up here the summit counts just the same.",
  },
  {
    id: "flights",
    image: "gallery/airport",
    heading: "Window-seat travellers",
    text: `${sizeText.metric}: hold it against your airline’s limit for cabin carriers, then book with an easy mind.`,
  },
  {
    id: "towns",
    image: "gallery/alley",
    heading: "Old-town strollers",
    text: "Steps, trams, market crowds. Both hands stay free, and nobody gets stepped on.",
  },
  {
    id: "cats",
    image: "gallery/garden",
    heading: "Cats with outdoor plans",
    text: "The garden, the park, the house of friends: as much of the outside as they want, behind mesh.",
  },
  {
    id: "evenings",
    image: "gallery/marina",
    heading: "Last-light walkers",
    text: "When old legs are done for the day but the evening is not, there is always the long way home.",
  },
];
