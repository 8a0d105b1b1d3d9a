type FeatureGroup = {
  readonly id: string;
  readonly heading: string;
  readonly features: readonly {
    readonly id: string;
    readonly name: string;
    readonly image?: string;
    /** A sentence that adds to the image. */
    readonly detail?: string;
  }[];
};

/** Features of the backpack in groups; one with an image opens it, large, with its detail. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    id: "air",
    heading: "Air and a view",
    features: [
      {
        id: "front-window",
        name: "A front window of fine mesh",
        image: "/media/detail/mesh",
        detail: "Wide enough for two eyes and one very curious nose, framed by two rows of piping.",
      },
      {
        id: "side-windows",
        name: "A mesh panel on each side",
        image: "/media/detail/side-window",
        detail: "The breeze comes in on one side and leaves on the other.",
      },
      {
        id: "top-flap",
        name: "A top flap that zips wide open",
        image: "/media/detail/top-flap",
        detail:
          "For getting in without a wrestle, and for a scratch behind the ears at every red light.",
      },
      { id: "pale-lining", name: "Light lining, so inside never feels like a cave" },
      { id: "see-through", name: "Easy to see in: one glance tells you who is asleep" },
    ],
  },
  {
    id: "safe",
    heading: "Held safely",
    features: [
      { id: "tether", name: "A safety tether that clips to the harness" },
      {
        id: "buckles",
        name: "Buckled straps that back up the side zips",
        image: "/media/detail/buckle",
        detail: "Click them shut for the road; they take the pull when someone leans on the wall.",
      },
      {
        id: "zips",
        name: "Covered zips with leather pulls",
        image: "/media/detail/zipper",
        detail: "They run round the corner smoothly and stay where you leave them.",
      },
      { id: "frame", name: "A frame that keeps its shape when it is put down" },
      {
        id: "stands",
        name: "A flat base: it stands by itself",
        image: "/media/detail/base",
        detail: "On a station floor, under a café table, next to the bench. No hand needed.",
      },
      {
        id: "limit",
        name: "Built for pets up to {bag.maxPetKg} kg ({bag.maxPetLb} lb)",
      },
    ],
  },
  {
    id: "cosy",
    heading: "Soft for them",
    features: [
      {
        id: "cushion",
        name: "A plump cushion on the floor",
        image: "/media/detail/cushion",
        detail: "You can see it behind the mesh. It comes out for a shake and a wash.",
      },
      { id: "washable", name: "A cushion that likes a wash by hand" },
      {
        id: "chin-rest",
        name: "A padded rim to rest paws and chin on",
        image: "/media/detail/rim",
        detail: "The favourite place of everyone who would like to be asked where we are going.",
      },
      { id: "turn", name: "Room to sit, to turn round and to curl up" },
      { id: "edges", name: "No hard seams where fur meets cloth" },
    ],
  },
  {
    id: "carry",
    heading: "Easy on you",
    features: [
      {
        id: "straps",
        name: "Padded shoulder straps",
        image: "/media/detail/strap",
        detail: "Broad at the shoulder, narrow under the arm, and adjustable while you walk.",
      },
      {
        id: "chest-strap",
        name: "A chest strap that takes the sway out",
        image: "/media/detail/chest-strap",
        detail: "Slide it up or down, click it shut, and the weight stays where it belongs.",
      },
      {
        id: "back-pads",
        name: "Airy pads along the back",
        image: "/media/detail/back",
        detail: "Two columns of padding with a channel between them, so the shirt stays dry.",
      },
      {
        id: "handle",
        name: "A leather-wrapped handle on top",
        image: "/media/detail/handle",
        detail: "For stairs, for the boot of the car and for the last few steps home.",
      },
      { id: "weight", name: "Only {bag.weightGrams} g before anyone climbs in" },
      { id: "straps-long", name: "Straps long enough for a winter coat" },
    ],
  },
  {
    id: "pockets",
    heading: "Places for things",
    features: [
      {
        id: "front-pocket",
        name: "A zipped pocket at the front",
        image: "/media/detail/front-pocket",
        detail:
          "Passport, treats, keys. Behind a zip that you can reach without taking the bag off.",
      },
      {
        id: "side-pocket",
        name: "A cream pocket on each side",
        image: "/media/detail/pocket",
        detail: "One for the water bottle, one for the bags that nobody talks about.",
      },
      {
        id: "ring",
        name: "A ring for the lead or a small light",
        image: "/media/detail/ring",
        detail: "One on each side, sewn into the seam above the window.",
      },
      {
        id: "storage-bag",
        name: "{if gift Cotton Storage Bag}A free storage bag with a drawstring{/if}",
        image: "/media/detail/storage-bag",
        detail:
          "{if gift Cotton Storage Bag}Cotton, with an olive cord. It comes with every backpack.{/if}",
      },
    ],
  },
  {
    id: "last",
    heading: "Made to come back",
    features: [
      {
        id: "cloth",
        name: "Woven cloth with a dry, matte hand",
        image: "/media/detail/label",
        detail:
          "Yarns in several shades of one colour, so that a day on the road does not show at once.",
      },
      { id: "wipe", name: "Mud brushes off once it is dry" },
      {
        id: "piping",
        name: "Double piping round every window",
        image: "/media/detail/piping",
        detail: "It is the seam that takes the knocks, so there are two of them.",
      },
      { id: "warranty", name: "A factory warranty of {policies.warrantyMonths} months" },
    ],
  },
];
