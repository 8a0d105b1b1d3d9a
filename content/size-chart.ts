import { catWeights, dogWeights } from "./size-chart/breeds.ts";

/** The size chart: who fits into the backpack, and how one finds out. */
export const sizeChart = {
  title: "Will my pet fit?",
  metaTitle: "Size chart for dogs, cats and others | {brand.name}",
  description:
    "Find your breed, measure your pet, compare: who fits into the {brand.productName}, {size.metric}, made for small dogs and cats up to {size.maxPet}.",
  lede: "One bag, one size, and a tape measure to settle it. Find your breed below, then measure your own pet: it has not read the breed standard.",
  specification: {
    heading: "The bag, in numbers",
    rows: [
      { name: "Outside", value: "{size.metric} ({size.imperial})" },
      { name: "Weight, empty", value: "{size.weight}" },
      { name: "Largest pet", value: "{size.maxPet}" },
      { name: "Room to add to your pet’s measurements", value: "{bag.roomCm} cm" },
    ],
  },
  /** Labels at the lines of the drawings. */
  drawings: {
    front: { height: "{bag.heightCm} cm", across: "{bag.widthCm} cm wide" },
    side: { height: "{bag.heightCm} cm", across: "{bag.depthCm} cm deep" },
  },
  company: {
    image: "/media/size/sizes",
    caption: "A small dog and a cat beside the bag, all three drawn to the same scale.",
  },
  dogs: {
    heading: "Dogs",
    text: "What adults of each breed usually weigh. Females are often at the lower end, males at the upper.",
    breeds: dogWeights,
  },
  cats: {
    heading: "Cats",
    text: "Nearly every cat is light enough. The big, long breeds are the ones to measure with care.",
    breeds: catWeights,
  },
  others: {
    heading: "Other small animals",
    text: "The bag was made with dogs and cats in mind. Some others may come along, with these words of caution.",
    animals: [
      {
        animal: "Rabbits",
        note: "Small and medium breeds have room. Rabbits chew, mesh included, and dislike heat and being lifted: short trips, hay inside, and a look every few minutes.",
      },
      {
        animal: "Guinea pigs",
        note: "Light enough by far, and happier in pairs. They need a place to hide, so lay a towel over part of the inside, and keep them out of sun and draught.",
      },
      {
        animal: "Ferrets",
        note: "A good fit, and gifted escape artists. Use a ferret harness with the tether, and check that every zip is closed to the end.",
      },
      {
        animal: "Chinchillas",
        note: "Only for ways that must be, such as to the vet: they suffer in warmth that we find pleasant, and their teeth make short work of cloth.",
      },
      {
        animal: "Hedgehogs",
        note: "Light enough, but quills and mesh tangle. A small hard box is the better choice, and it may ride inside the bag.",
      },
      {
        animal: "Parrots and other birds",
        note: "Not recommended. Beaks open mesh, and there is no perch. A travel cage is made for it.",
      },
      {
        animal: "Tortoises and other reptiles",
        note: "Not recommended either: they need a temperature that a bag cannot keep.",
      },
    ],
  },
  /** Texts in the table for each suitability; the tick has words for people who do not see it. */
  suitability: {
    fits: "Fits by weight",
    depends: "Depends on size",
    tooLarge: "Too large",
  },
  measuring: {
    heading: "How to measure",
    text: "You need a soft tape, a little patience and one treat per step. Measure while your pet stands square on all fours.",
    steps: [
      {
        id: "length",
        heading: "Length",
        text: "From the base of the neck to the root of the tail, along the back. The tail itself does not count. Add {bag.roomCm} cm.",
      },
      {
        id: "height",
        heading: "Height",
        text: "From the floor to the top of the head while your pet sits, for that is how most of them ride. Add {bag.roomCm} cm.",
      },
      {
        id: "weight",
        heading: "Weight",
        text: "Step on the scales with your pet in your arms, then without, and take the difference. It must not be more than {size.maxPet}.",
      },
    ],
    result:
      "With the room added, your pet’s height should stay below {bag.heightCm} cm. A pet curls and tucks its legs, so length is less strict: if it is longer than the bag is wide ({bag.widthCm} cm), check that it can lie curled up on that floor. In doubt, cut a box to {bag.widthCm} × {bag.depthCm} cm and let your pet try it on.",
  },
  disclaimers: {
    heading: "Before you rely on it",
    points: [
      "The weights are usual ones for healthy adults. Individual animals, mixed breeds and growing puppies differ; your own scales and tape decide.",
      "The sizes of the bag are outside measurements. Seams, padding and cushion take a little of the room inside.",
      "More than {size.maxPet} is too heavy, even for a pet that would fit by its size.",
      "A breed in the table may be light enough and still too long or too tall, and a calm pet fits where a restless one does not.",
      "Flat-faced breeds breathe harder in the heat. Keep their rides short, cool and shady.",
      "This chart is no veterinary advice. If your pet is ill, old or short of breath, ask your vet first.",
      "All sales are final, so measure before you order, or send us the numbers and we look at them with you.",
    ],
  },
  /** Answers of the fit check: a verdict, and every reason for it. */
  fit: {
    verdict: { fits: "Should fit", depends: "Depends on your pet", tooLarge: "Too large" },
    /** Said when there is nothing to say against it. */
    roomEnough: "Light enough, and there is room to sit, to turn and to curl up.",
    reason: {
      heavy: "The bag carries up to {maxPet}. Your pet weighs more.",
      tall: "The bag is {heightCm} cm high. Sitting up, your pet would touch the top.",
      nearlyTall:
        "It is a close fit in height: the bag is {heightCm} cm high, and less than {roomCm} cm would be left. A calm pet may not mind, a restless one will.",
      long: "Your pet is longer than the bag’s longest side, {longestCm} cm, even without room to turn.",
      curled:
        "Your pet is longer than the floor is wide, so it would ride sitting or curled up. Cut a box to {widthCm} × {depthCm} cm and let it try.",
    },
  },
} as const;
