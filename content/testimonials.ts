/**
 * Written for the opening of the shop, and shown as samples until customers' own words replace
 * them.
 */
export const testimonials = [
  {
    id: "ruth-and-pancake",
    name: "Ruth",
    location: "Jaffa",
    petName: "Pancake",
    rating: 5,
    quote:
      "She is eleven and the hills got longer. Now she walks the flat parts, rides the steep ones, and arrives in better shape than I do.",
    image: "/media/portrait/dog-cream",
  },
  {
    id: "marc-and-pepper",
    name: "Marc",
    location: "Lyon",
    petName: "Pepper",
    rating: 5,
    quote: "The winemaker brings his water first. I have stopped taking it personally.",
    image: "/media/portrait/dog-grey",
  },
  {
    id: "ida-and-smoke",
    name: "Ida",
    location: "Bergen",
    petName: "Smoke",
    rating: 4,
    quote:
      "A kitten, a cabin, half a metre of snow. She supervised all of it from behind the mesh.",
    image: "/media/portrait/cat-grey",
  },
] as const;
