/** The words around the articles. */
export const blog = {
  title: "Notes from the road",
  metaTitle: "Blog: travelling with small dogs and cats | {brand.name}",
  description:
    "Guides for days out with a small dog or cat: packing, flying, beaches, cities, training, and when to leave the bag at home. Written plainly, free to read.",
  lede: "What we know about going places with a small animal, written down before the next walk.",
  callToAction: {
    heading: "Room for one more?",
    text: "One bag in {colours.count}, for the part of the way that is too long for short legs.",
  },
  /** The last words of the page about us. */
  aboutCallToAction: {
    heading: "Come and meet the bag",
    text: "{Colours.count}, one cut. Measure first, fall in love second.",
  },
} as const;
