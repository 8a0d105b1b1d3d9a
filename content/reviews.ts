/**
 * Material for the sample reviews. None of these people exist; the page marks each review as a
 * sample.
 */
export const reviewMaterial = {
  names: [
    "Hannah K.",
    "Mateo R.",
    "Yael B.",
    "Sofia L.",
    "Owen P.",
    "Ines M.",
    "Jonas W.",
    "Priya S.",
    "Clara D.",
    "Noah T.",
    "Amélie F.",
    "Daniel G.",
    "Lucía V.",
    "Erik H.",
    "Maya A.",
    "Tomer S.",
  ],
  opinions: [
    {
      rating: 5,
      title: "The cat chose it before I did",
      content:
        "I left it open in the hall to air. Ten minutes later she was asleep on the cushion and I had not even taken the tags off.",
    },
    {
      rating: 5,
      title: "Train rides are calm again",
      content:
        "Our terrier used to whine from the first stop to the last. With the front window he just watches the fields go by.",
    },
    {
      rating: 4,
      title: "Good bag, take the measuring guide seriously",
      content:
        "We were at the upper end of the chart. He fits, with little to spare. Measure with the extra centimetres as they say.",
    },
    {
      rating: 5,
      title: "My shoulders thank you",
      content:
        "The chest strap makes the difference. Two hours through the old town with five kilos of dachshund and no sore neck.",
    },
    {
      rating: 4,
      title: "Smaller pockets than I thought",
      content:
        "The front pocket takes a passport, treats and a phone, not much more. Everything else about it is lovely.",
    },
    {
      rating: 5,
      title: "Stands up on its own",
      content:
        "It sounds like a detail until you sit in a café and nobody has to hold the bag. It simply stands there, cat inside.",
    },
    {
      rating: 5,
      title: "Even better than the pictures",
      content:
        "The cloth is dry and sturdy and the cream parts have stayed cream through one very muddy April.",
    },
    {
      rating: 3,
      title: "Lovely, but a snug fit for us",
      content:
        "Our pug is heavier than he looks and wide with it. He rides with his head out and likes it, but closed it is tight.",
    },
    {
      rating: 5,
      title: "Vet visits without the drama",
      content:
        "The top opens wide, so the vet could look at her where she sat. No pulling, no claws, one calm kitten.",
    },
    {
      rating: 4,
      title: "Took him three days to trust it",
      content:
        "We fed him next to it, then in it, and then went round the block. Now he jumps in when I pick up my keys.",
    },
    {
      rating: 5,
      title: "The storage bag is a nice touch",
      content:
        "It holds the lead, a folding bowl and his blanket. I keep finding other uses for it around the house.",
    },
    {
      rating: 5,
      title: "A window seat on the ferry",
      content:
        "She looked at the gulls, the gulls looked at her. Both sides seemed pleased. We are already planning the next island.",
    },
    {
      rating: 4,
      title: "Warm afternoons are fine",
      content:
        "The side mesh lets the air through well. In high summer I still walk in the shade and stop for water.",
    },
    {
      rating: 5,
      title: "Finally one that looks good",
      content:
        "I was tired of carriers that look like luggage from an airport floor. This one I would carry without a dog in it.",
    },
  ],
} as const;
